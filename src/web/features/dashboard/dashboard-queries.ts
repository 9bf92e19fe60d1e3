import { queryOptions } from '@tanstack/react-query';
import { toCalendarDate } from '#shared/dates.ts';
import { nextListSchema } from '#shared/next.ts';
import { MAX_PAGE_SIZE } from '#shared/pagination.ts';
import { projectSummarySchema } from '#shared/project.ts';
import { requestJson } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchExpenses } from '../expenses/expense-api.ts';

function fetchProjectSummary(projectId: number, signal: AbortSignal) {
  return requestJson(projectSummarySchema, 'GET', `/api/projects/${projectId}/summary`, { signal });
}

function fetchNext(projectId: number, today: string, signal: AbortSignal) {
  const url = `/api/projects/${projectId}/next?today=${today}`;
  return requestJson(nextListSchema, 'GET', url, { signal });
}

/**
 * One cache entry for everything, so that the screen never mixes figures from different moments.
 */
export function dashboardQuery(projectId: number, now = new Date()) {
  const today = toCalendarDate(now);
  return queryOptions({
    queryKey: [...queryKeys.dashboard, projectId, today],
    queryFn: async ({ signal }) => {
      const [summary, { expenses, totalCount }, { items }] = await Promise.all([
        fetchProjectSummary(projectId, signal),
        fetchExpenses({ projectId, pageSize: MAX_PAGE_SIZE, thumbnails: false }, signal),
        fetchNext(projectId, today, signal),
      ]);
      return { summary, expenses, expenseCount: totalCount, next: items };
    },
  });
}
