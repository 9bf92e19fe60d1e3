import { useQueries } from '@tanstack/react-query';
import { CopyX } from 'lucide-react';
import { formatDate } from '#shared/dates.ts';
import type { Expense } from '#shared/expense.ts';
import { formatMoney } from '#shared/money.ts';
import { paths } from '../../config/paths.ts';
import { stringifyPlainSearch } from '../../lib/plain-search.ts';
import { useCurrency } from '../projects/use-currency.ts';
import { expenseQuery } from './refund-queries.ts';

/** Expenses that may be the same purchase, each with a link that shows it in the list. */
export function DuplicateWarning({ ids }: { ids: readonly number[] }) {
  const found = useQueries({ queries: ids.map((id) => expenseQuery(id)) });
  const expenses = found.flatMap(({ data }) => data ?? []);
  if (expenses.length === 0) return null;
  return (
    <div role="alert" className="grid gap-1 rounded-md bg-amber-tint px-3.5 py-2.5 text-amber">
      <p className="flex items-start gap-2 font-medium">
        <CopyX className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        You may have added this already:
      </p>
      <ul className="grid gap-1">
        {expenses.map((expense) => (
          <li key={expense.id}>
            <DuplicateLink expense={expense} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DuplicateLink({ expense }: { expense: Expense }) {
  const { projectId, date, amount, description } = expense;
  const currency = useCurrency(projectId);
  const search = { project: projectId, from: date, to: date, minAmount: amount, maxAmount: amount };
  return (
    // In a new tab: what is typed here stays.
    <a
      href={paths.expenses + stringifyPlainSearch(search)}
      target="_blank"
      rel="noopener"
      className="target inline-flex items-center underline underline-offset-4 wrap-anywhere"
    >
      {description}, {formatMoney(amount, currency)}, {formatDate(date)}
    </a>
  );
}
