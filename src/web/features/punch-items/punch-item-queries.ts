import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchPunchItems } from './punch-item-api.ts';

export function punchItemsQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.punchItems, projectId],
    queryFn: ({ signal }) => fetchPunchItems(projectId, signal),
  });
}
