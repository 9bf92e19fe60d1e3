import type { QueryClient } from '@tanstack/react-query';
import { paths } from '../config/paths.ts';
import { currentUserQuery, forgetUser, hasSessionEnded } from '../features/auth/auth-queries.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { router } from './router.tsx';

/** The cache of this visit. When the session ends under way, it leads to the sign-in. */
export function createSessionQueryClient(): QueryClient {
  const queryClient = createQueryClient(async () => {
    if (!(await hasSessionEnded(queryClient))) return;
    forgetUser(queryClient);
    await router.navigate({ to: paths.login, search: { notice: 'session-ended' } });
  });
  // Under way while the page's own code is still being fetched.
  void queryClient.prefetchQuery(currentUserQuery);
  return queryClient;
}
