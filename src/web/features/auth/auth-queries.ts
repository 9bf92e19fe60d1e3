import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '#shared/user.ts';
import { forgetDevice } from '../../lib/device-answers.ts';
import { forgetAllBut } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchCurrentUser } from './auth-api.ts';

/**
 * The signed-in user, or null. Kept as long as the page is open, because everything depends on it.
 */
export const currentUserQuery = queryOptions({
  queryKey: queryKeys.user,
  queryFn: ({ signal }) => fetchCurrentUser(signal),
  gcTime: Number.POSITIVE_INFINITY,
});

/** Also null while it is not known yet; pages behind the user gate are not shown before. */
export function useCurrentUser(): User | null {
  return useQuery(currentUserQuery).data ?? null;
}

/** After signing out, removes all data of that user. */
export function forgetUser(queryClient: QueryClient): void {
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  forgetAllBut(queryClient, queryKeys.user);
  void forgetDevice().catch(() => undefined);
}

/**
 * Checks who is signed in after a call was refused. A refusal can have another reason (a wrong
 * admin password), so it does not always mean that the session has ended.
 */
export async function hasSessionEnded(queryClient: QueryClient): Promise<boolean> {
  if (!queryClient.getQueryData(currentUserQuery.queryKey)) return false;
  await queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey });
  return queryClient.getQueryData(currentUserQuery.queryKey) === null;
}
