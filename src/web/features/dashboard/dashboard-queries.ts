import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { toCalendarDate } from '#shared/dates.ts';
import { expenseSchema } from '#shared/expense.ts';
import { nextListSchema } from '#shared/next.ts';
import { MAX_PAGE_SIZE } from '#shared/pagination.ts';
import { projectSummarySchema } from '#shared/project.ts';
import { requestJson } from '../../lib/api-client.ts';
import { stringifyPlainSearch } from '../../lib/plain-search.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** How many of the latest expenses are shown. */
export const RECENT = 4;

/** Of the 100 that are asked for, only these are checked: all of them would take a phone 50 ms. */
const recentExpensesSchema = z.object({
  expenses: z.pipe(
    z.transform((list: unknown) => (Array.isArray(list) ? list.slice(0, RECENT) : list)),
    z.array(expenseSchema),
  ),
  totalCount: z.number(),
});

function fetchRecentExpenses(projectId: number, signal: AbortSignal) {
  const query = { projectId, pageSize: MAX_PAGE_SIZE, thumbnails: false };
  const url = `/api/expenses${stringifyPlainSearch(query)}`;
  return requestJson(recentExpensesSchema, 'GET', url, { signal });
}

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
        fetchRecentExpenses(projectId, signal),
        fetchNext(projectId, today, signal),
      ]);
      return { summary, expenses, expenseCount: totalCount, next: items };
    },
  });
}
