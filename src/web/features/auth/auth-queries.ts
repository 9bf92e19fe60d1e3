import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '#shared/auth.ts';
import { forgetAllBut } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchCurrentUser } from './auth-api.ts';

/** The person signed in, or null. Kept as long as the page lives: everything hangs on it. */
export const currentUserQuery = queryOptions({
  queryKey: queryKeys.user,
  queryFn: ({ signal }) => fetchCurrentUser(signal),
  gcTime: Number.POSITIVE_INFINITY,
});

/** Null also while it is not known yet; pages below the user gate are not shown before. */
export function useCurrentUser(): User | null {
  return useQuery(currentUserQuery).data ?? null;
}

/** After signing out: all loaded data belonged to the person who left. */
export function forgetUser(queryClient: QueryClient): void {
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  forgetAllBut(queryClient, queryKeys.user);
}

/**
 * Asks again who is signed in, after a call was refused. A refusal may also have another reason
 * (a wrong admin password), so that it is not by itself the end of the session.
 */
export async function hasSessionEnded(queryClient: QueryClient): Promise<boolean> {
  if (!queryClient.getQueryData(currentUserQuery.queryKey)) return false;
  await queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey });
  return queryClient.getQueryData(currentUserQuery.queryKey) === null;
}
