import type { BudgetLine } from '#shared/project-budget.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { useFormatMoney } from '../projects/currency-context.ts';
import { Difference } from './figure-text.tsx';

const parts = [
  ['paid', 'Paid'],
  ['due', 'Due'],
  ['held', 'Held back'],
  ['agreed', 'Agreed'],
  ['toBuy', 'Still to buy'],
] as const;

/** How the cost of a line adds up, one part below the other. */
export function LineFigures({ figures }: { figures: BudgetLine }) {
  return (
    <dl className="grid gap-1 rounded-md bg-desk/60 px-4 py-3 text-sm">
      {parts
        .filter(([key]) => figures[key] !== '0.00')
        .map(([key, label]) => (
          <Figure key={key} label={label} amount={figures[key]} />
        ))}
      <Figure label="Expected" amount={figures.expected} isSum />
      <Figure label="Planned" amount={figures.planned} />
      <div className="flex justify-between gap-3">
        <dt className="text-ink-soft">Difference</dt>
        <dd>
          <Difference amount={figures.variance} />
        </dd>
      </div>
    </dl>
  );
}

interface FigureProps {
  label: string;
  amount: string;
  isSum?: boolean;
}

function Figure({ label, amount, isSum = false }: FigureProps) {
  const formatMoney = useFormatMoney();
  return (
    <div
      className={joinClasses(
        'flex justify-between gap-3',
        isSum && 'border-t border-ink/25 pt-1 text-base font-semibold',
      )}
    >
      <dt className={isSum ? '' : 'text-ink-soft'}>{label}</dt>
      <dd className="money">{formatMoney(amount)}</dd>
    </div>
  );
}
