import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchExpense, fetchExpenses } from './expense-api.ts';

const OFFERED = 25;
/** As many refunds of one project as the list answers at once. */
const MOST_REFUNDS = 100;

export function expenseQuery(id: number) {
  return queryOptions({
    queryKey: [...queryKeys.expenses, 'one', id],
    queryFn: ({ signal }) => fetchExpense(id, signal),
  });
}

/** The expenses of a project that a refund can be of, newest first. */
export function refundableQuery(projectId: number, search: string) {
  return queryOptions({
    queryKey: [...queryKeys.expenses, 'refundable', projectId, search],
    queryFn: async ({ signal }) => {
      const query = { projectId, kind: 'expense', pageSize: OFFERED, thumbnails: false } as const;
      const { expenses } = await fetchExpenses({ ...query, ...(search && { search }) }, signal);
      return expenses;
    },
    placeholderData: (before) => before,
  });
}

/** The refunds of an expense. */
export function refundsQuery(projectId: number, expenseId: number) {
  return queryOptions({
    queryKey: [...queryKeys.expenses, 'refunds', projectId],
    queryFn: async ({ signal }) => {
      const query = {
        projectId,
        kind: 'refund',
        pageSize: MOST_REFUNDS,
        thumbnails: false,
      } as const;
      return (await fetchExpenses(query, signal)).expenses;
    },
    select: (refunds) => refunds.filter(({ refundOfId }) => refundOfId === expenseId),
  });
}
