import { queryOptions } from '@tanstack/react-query';
import { analyticsPreviewSchema, analyticsSchema } from '#shared/analytics.ts';
import { toCalendarDate } from '#shared/dates.ts';
import { requestJson } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** All reports, or on the free plan only the first one. */
export function reportsQuery(projectId: number, now = new Date()) {
  const today = toCalendarDate(now);
  const url = `/api/projects/${projectId}/analytics`;
  const query = `?today=${today}`;
  return queryOptions({
    queryKey: [...queryKeys.reports, projectId, today],
    queryFn: async ({ signal }) => {
      const first = await requestJson(analyticsPreviewSchema, 'GET', `${url}/preview${query}`, {
        signal,
      });
      if (!first.hasAll) return { first, all: null };
      const all = await requestJson(analyticsSchema, 'GET', url + query, { signal });
      return { first: all, all };
    },
  });
}
