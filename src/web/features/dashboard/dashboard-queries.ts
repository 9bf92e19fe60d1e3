import { queryOptions } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '#shared/pagination.ts';
import { projectSummarySchema } from '#shared/project.ts';
import { requestJson } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchExpenses } from '../expenses/expense-api.ts';

function fetchProjectSummary(projectId: number, signal: AbortSignal) {
  return requestJson(projectSummarySchema, 'GET', `/api/projects/${projectId}/summary`, { signal });
}

/** One entry for both, so that the sums and the list on screen are never of different moments. */
export function dashboardQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.dashboard, projectId],
    queryFn: async ({ signal }) => {
      const [summary, { expenses, totalCount }] = await Promise.all([
        fetchProjectSummary(projectId, signal),
        fetchExpenses({ projectId, pageSize: MAX_PAGE_SIZE }, signal),
      ]);
      return { summary, expenses, expenseCount: totalCount };
    },
  });
}
