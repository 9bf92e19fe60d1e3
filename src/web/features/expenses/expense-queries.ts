import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchExpenseHabits, fetchExpenses } from './expense-api.ts';
import { DEFAULT_VIEW, type ExpenseView, toExpenseQuery, toExpenseSearch } from './expense-view.ts';

/** Keeps the rows of the last view on screen while the next one loads, within one project. */
export function expenseListQuery(projectId: number, view: ExpenseView) {
  return queryOptions({
    queryKey: [...queryKeys.expenses, projectId, toExpenseSearch(view)],
    queryFn: ({ signal }) => fetchExpenses(toExpenseQuery(projectId, view), signal),
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[1] === projectId ? previous : undefined,
  });
}

/** What the page shows when it is opened without any filter. */
export function firstExpensesQuery(projectId: number) {
  return expenseListQuery(projectId, DEFAULT_VIEW);
}

/** The default values of a new expense in the project. */
export function expenseHabitsQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.expenses, 'habits', projectId],
    queryFn: ({ signal }) => fetchExpenseHabits(projectId, signal),
  });
}
