import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchPlanLines } from './plan-line-api.ts';

export function planLinesQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.planLines, projectId],
    queryFn: ({ signal }) => fetchPlanLines(projectId, signal),
  });
}
