import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchExpenses } from './expense-api.ts';
import { type ExpenseView, toExpenseSearch } from './expense-view.ts';

/** Keeps the rows of the last view on screen while the next one loads, within one project. */
export function expenseListQuery(projectId: number, view: ExpenseView) {
  const search = toExpenseSearch(view);
  return queryOptions({
    queryKey: [...queryKeys.expenses, projectId, search],
    queryFn: ({ signal }) => fetchExpenses(projectId, search, signal),
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[1] === projectId ? previous : undefined,
  });
}
