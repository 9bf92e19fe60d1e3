import { queryOptions } from '@tanstack/react-query';
import { expenseListSchema } from '#shared/expense.ts';
import type { PlanLine } from '#shared/plan-line.ts';
import { requestJson } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The latest payments of a line. */
export function lineExpensesQuery({ id, projectId }: PlanLine) {
  const url = `/api/expenses?projectId=${projectId}&planLineId=${id}&pageSize=10`;
  return queryOptions({
    queryKey: [...queryKeys.expenses, 'of-line', id],
    queryFn: ({ signal }) => requestJson(expenseListSchema, 'GET', url, { signal }),
  });
}
