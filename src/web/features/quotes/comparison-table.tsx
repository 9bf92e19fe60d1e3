import type { ReactNode } from 'react';
import { formatDate } from '#shared/dates.ts';
import type { ComparedQuote, QuoteComparison } from '#shared/quote-comparison.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { useFormatMoney } from '../projects/currency-context.ts';
import { ComparableTotal } from './comparable-total.tsx';
import { isDifferent, isLowest, quoteName } from './comparison-view.ts';
import { AcceptButton, QuoteMenu, QuoteStatus } from './quote-actions.tsx';
import { QuoteFlags } from './quote-flags.tsx';
import { TreatmentText } from './treatment-text.tsx';
import type { QuoteActions } from './use-quote-dialogs.tsx';

interface ComparisonTableProps {
  comparison: QuoteComparison;
  /** Null for people who may not change anything. */
  actions: QuoteActions | null;
}

const cell = 'px-3 py-2.5 text-left align-top print:px-1.5 print:py-0.5';
const firstCell =
  'sticky left-0 bg-sheet font-medium max-w-64 min-w-44 wrap-anywhere pl-6 print:max-w-none print:pl-0';

/** Lines down, contractors across. What differs stands out. */
export function ComparisonTable({ comparison, actions }: ComparisonTableProps) {
  const formatMoney = useFormatMoney();
  const { scopeLines, quotes } = comparison;
  return (
    <section
      // Without `relative`, texts for screen readers would widen the page instead of this.
      className="relative overflow-x-auto pb-2 print:overflow-visible"
      aria-label="Comparison of the quotes"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it if there are many quotes.
      tabIndex={0}
    >
      <table className="w-full border-collapse print:text-[8pt]">
        <thead>
          <tr className="border-b border-line">
            <th
              scope="col"
              className={joinClasses(cell, firstCell, 'text-sm text-ink-soft print:text-[7pt]')}
            >
              Line and your estimate
            </th>
            {quotes.map((quote) => (
              <th key={quote.id} scope="col" className={joinClasses(cell, 'min-w-48')}>
                <QuoteHead quote={quote} actions={actions} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scopeLines.map((line) => {
            const differs = isDifferent(quotes, line.id);
            return (
              <tr
                key={line.id}
                className={joinClasses('border-b border-line', differs && 'bg-amber-tint/50')}
              >
                <th scope="row" className={joinClasses(cell, firstCell)}>
                  {line.title}
                  {differs && <span className="sr-only"> (the quotes differ)</span>}
                  <span className="money block text-sm font-normal text-ink-soft print:inline print:pl-1.5 print:text-[7pt]">
                    {line.estimate === null ? 'no estimate' : formatMoney(line.estimate)}
                  </span>
                </th>
                {quotes.map((quote) => (
                  <td key={quote.id} className={cell}>
                    <TreatmentText quote={quote} line={line} />
                  </td>
                ))}
              </tr>
            );
          })}
          <FigureRow title="Total of the quote" quotes={quotes}>
            {({ total }) => <span className="money font-medium">{formatMoney(total)}</span>}
          </FigureRow>
          <FigureRow title="Comparable total" quotes={quotes}>
            {(quote) => (
              <ComparableTotal
                quote={quote}
                scopeLines={scopeLines}
                isLowest={isLowest(quote, quotes)}
              />
            )}
          </FigureRow>
          <FigureRow title="Deposit" quotes={quotes}>
            {({ deposit }) => (
              <span className="money">{deposit === null ? 'None' : formatMoney(deposit)}</span>
            )}
          </FigureRow>
          <FigureRow title="Valid until" quotes={quotes}>
            {({ validUntil }) => (validUntil === null ? 'Not said' : formatDate(validUntil))}
          </FigureRow>
          <FigureRow title="Ask about" quotes={quotes}>
            {({ flags }) => <QuoteFlags flags={flags} />}
          </FigureRow>
        </tbody>
      </table>
    </section>
  );
}

interface FigureRowProps {
  title: string;
  quotes: ComparedQuote[];
  children: (quote: ComparedQuote) => ReactNode;
}

function FigureRow({ title, quotes, children }: FigureRowProps) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className={joinClasses(cell, firstCell)}>
        {title}
      </th>
      {quotes.map((quote) => (
        <td key={quote.id} className={cell}>
          {children(quote)}
        </td>
      ))}
    </tr>
  );
}

interface QuoteHeadProps {
  quote: ComparedQuote;
  actions: QuoteActions | null;
}

function QuoteHead({ quote, actions }: QuoteHeadProps) {
  const { title, contractorName } = quote;
  return (
    <div className="grid justify-items-start gap-1.5 print:gap-0">
      <div className="flex w-full items-start justify-between gap-1">
        <div className="min-w-0">
          <p className="line-clamp-2 font-semibold wrap-anywhere">{quoteName(quote)}</p>
          {contractorName && (
            <p className="line-clamp-2 text-sm font-normal wrap-anywhere text-ink-soft print:text-[7pt]">
              {title}
            </p>
          )}
        </div>
        {actions && (
          <div className="-mt-2 -mr-2 print:hidden">
            <QuoteMenu quote={quote} actions={actions} />
          </div>
        )}
      </div>
      <QuoteStatus status={quote.status} />
      {actions && (
        <div className="print:hidden">
          <AcceptButton quote={quote} actions={actions} />
        </div>
      )}
    </div>
  );
}
