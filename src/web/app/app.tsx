import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { currentUserQuery, forgetUser, hasSessionEnded } from '../features/auth/auth-queries.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { router } from './router.tsx';

function createSessionAwareQueryClient() {
  const queryClient = createQueryClient(async () => {
    if (!(await hasSessionEnded(queryClient))) return;
    forgetUser(queryClient);
    await router.navigate({ to: '/login', search: { notice: 'session-ended' } });
  });
  // Under way while the page's own code is still being fetched.
  void queryClient.prefetchQuery(currentUserQuery);
  return queryClient;
}

export function App() {
  const [queryClient] = useState(createSessionAwareQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
