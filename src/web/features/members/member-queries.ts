import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchMembers } from './member-api.ts';

export function membersQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.members, projectId],
    queryFn: ({ signal }) => fetchMembers(projectId, signal),
    // Someone may have accepted an invitation meanwhile, so load it each time.
    staleTime: 0,
  });
}
