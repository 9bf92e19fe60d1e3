import { formatCount } from '#shared/counts.ts';
import type { ExpenseList } from '#shared/expense.ts';
import { addMoney, formatMoney } from '#shared/money.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

interface ExpenseTotalsProps {
  list: ExpenseList | undefined;
  hasFailed: boolean;
}

/** How many rows are on the page and their sum, and the same for all pages. */
export function ExpenseTotals({ list, hasFailed }: ExpenseTotalsProps) {
  if (hasFailed) return <p>Not counted: the expenses could not be loaded.</p>;
  if (!list) return <Skeleton className="h-6 w-48" />;
  const { expenses, totalCount, totalAmount } = list;
  const shown = addMoney(expenses.map(({ amount }) => amount));
  return (
    <p className="money whitespace-normal" aria-live="polite">
      {count(expenses.length)}, {formatMoney(shown)}
      {totalCount > expenses.length && (
        <span className="block text-sm">
          of {formatCount(totalCount)} in all, {formatMoney(totalAmount)}
        </span>
      )}
    </p>
  );
}

function count(rows: number): string {
  return `${formatCount(rows)} ${rows === 1 ? 'expense' : 'expenses'}`;
}
