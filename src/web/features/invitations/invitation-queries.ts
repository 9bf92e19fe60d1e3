import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchInvitation } from './invitation-api.ts';

export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: [...queryKeys.invitation, token],
    queryFn: ({ signal }) => fetchInvitation(token, signal),
    // It may have ended since, and the token need not stay in memory.
    staleTime: 0,
    gcTime: 0,
  });
}
