import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { paths } from '../config/paths.ts';
import { currentUserQuery, forgetUser, hasSessionEnded } from '../features/auth/auth-queries.ts';
import { hasSignedInHint } from '../features/auth/signed-in-hint.ts';
import { projectsQuery } from '../features/projects/project-queries.ts';
import { orFromDevice } from '../lib/device-answers.ts';
import { fetchAhead } from '../lib/fetch-ahead.ts';
import { createQueryClient } from '../lib/query-client.ts';

// The content security policy forbids the code that zod would otherwise compile.
z.config({ jitless: true });

/** The query cache. If the session ends, it leads to the sign-in page. */
export function startSession(): QueryClient {
  const queryClient = createQueryClient(async () => {
    if (!(await hasSessionEnded(queryClient))) return;
    forgetUser(queryClient);
    const { router } = await import('./router.ts');
    await router.navigate({
      to: paths.login,
      search: { notice: 'session-ended' },
      ignoreBlocker: true,
    });
  }, orFromDevice);
  // Starts the first calls while the rest of the application is still loading.
  void queryClient.prefetchQuery(currentUserQuery);
  if (hasSignedInHint()) void fetchAhead(queryClient, projectsQuery);
  return queryClient;
}
