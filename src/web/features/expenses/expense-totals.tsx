import { formatCount } from '#shared/counts.ts';
import type { ExpenseList } from '#shared/expense.ts';
import { formatTotals } from '#shared/money.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { currencyOf } from '../projects/project-currency.ts';
import { useProjectsById } from '../projects/use-projects-by-id.ts';
import { sumOfPage } from './counted-amount.ts';
import type { ExpenseView } from './expense-view.ts';

interface ExpenseTotalsProps {
  /** That of the selected project. */
  currency: string;
  list: ExpenseList | undefined;
  view: ExpenseView;
  hasFailed: boolean;
}

/** How many rows are on the page and their sum, and the same for all pages. */
export function ExpenseTotals({ currency, list, view, hasFailed }: ExpenseTotalsProps) {
  const projects = useProjectsById();
  if (hasFailed) return <p>Not counted: the expenses could not be loaded.</p>;
  if (!list) return <Skeleton className="h-6 w-48" />;
  const { expenses, totalCount, totalAmount } = list;
  const { totals = [{ currency, amount: totalAmount }] } = list;
  // The rows of one project have its currency, also before the projects are loaded.
  const shown = sumOfPage({ ...list, totals }, view, (projectId) =>
    list.totals ? currencyOf(projects.get(projectId)) : currency,
  );
  return (
    <p className="money whitespace-normal" aria-live="polite">
      {count(expenses.length)}
      {shown && `, ${formatTotals(shown, currency)}`}
      {totalCount > expenses.length && (
        <span className="block text-sm">
          of {formatCount(totalCount)} in all, {formatTotals(totals, currency)}
        </span>
      )}
    </p>
  );
}

function count(rows: number): string {
  return `${formatCount(rows)} ${rows === 1 ? 'expense' : 'expenses'}`;
}
