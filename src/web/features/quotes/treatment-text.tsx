import { Check, CircleHelp, Pencil, X } from 'lucide-react';
import type { Treatment } from '#shared/quote.ts';
import {
  type ComparedQuote,
  type ComparedScopeLine,
  treatmentOf,
} from '#shared/quote-comparison.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { useFormatMoney } from '../projects/currency-context.ts';
import { treatmentLabels } from './comparison-view.ts';

const looks: Record<Treatment, { Icon: typeof Check; className: string }> = {
  included: { Icon: Check, className: 'text-ink' },
  allowance: { Icon: Pencil, className: 'font-medium text-amber' },
  excluded: { Icon: X, className: 'font-medium text-brick' },
  not_mentioned: { Icon: CircleHelp, className: 'font-medium text-brick' },
};

interface TreatmentTextProps {
  quote: ComparedQuote;
  line: ComparedScopeLine;
}

/** What a quote says about a line, and what the line then adds to its comparable total. */
export function TreatmentText({ quote, line }: TreatmentTextProps) {
  const formatMoney = useFormatMoney();
  const treatment = treatmentOf(quote, line.id);
  const { Icon, className } = looks[treatment];
  const amount = quote.lines.find(({ scopeLineId }) => scopeLineId === line.id)?.amount;
  const isLeftOut = treatment === 'excluded' || treatment === 'not_mentioned';
  return (
    <span className="grid gap-0.5 print:flex print:flex-wrap print:gap-x-1">
      <span className={joinClasses('flex items-start gap-1.5', className)}>
        <Icon className="mt-1 size-3.5 shrink-0 print:mt-0.5" aria-hidden="true" />
        <span className="min-w-0">{treatmentLabels[treatment]}</span>
      </span>
      {amount && !isLeftOut && (
        <span className="money pl-5 text-sm print:pl-0 print:text-[7pt]">
          {formatMoney(amount)}
        </span>
      )}
      {isLeftOut && (
        <span className="pl-5 text-sm text-ink-soft print:pl-0 print:text-[7pt]">
          {line.estimate === null ? 'no estimate' : `+ ${formatMoney(line.estimate)} estimated`}
        </span>
      )}
    </span>
  );
}
