import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryPersister,
} from '@tanstack/react-query';
import { QUERY_GC_MS } from '../config/timings.ts';
import { ApiError } from './api-client.ts';
import { queryKeys } from './query-keys.ts';

// The default waits for a timer. Until then React takes back a tick whose state is in a query, so it
// would flicker, or stay away for as long as the browser is busy.
notifyManager.setScheduler(queueMicrotask);

/**
 * Data is fresh until one of our own changes affects it; refresh.ts lists which. The persister
 * answers a call that gets no answer.
 */
export function createQueryClient(
  onUnauthorized: () => void,
  persister?: QueryPersister,
): QueryClient {
  const onError = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    if (error.status === 401) onUnauthorized();
    // The role may have changed, or the membership has ended. The list of projects tells.
    if (isRefusal(error)) void queryClient.invalidateQueries({ queryKey: queryKeys.projects });
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (queryKey[0] !== queryKeys.projects[0] || !isRefusal(error)) onError(error);
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: QUERY_GC_MS,
        retry: false,
        // A failed list waits for its retry button; another component that shows it must not start
        // over.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Without a connection a call fails with a message; the default would wait silently.
        networkMode: 'always',
        ...(persister && { persister }),
      },
      mutations: {
        retry: false,
        networkMode: 'always',
        // The sent data may contain a password, which must not stay in memory.
        gcTime: 0,
      },
    },
  });
  return queryClient;
}

/** Not there, not allowed, or not one of the projects that a record can be in. */
function isRefusal(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, code, details } = error;
  return (
    status === 404 || code === 'forbidden' || details.some(({ path }) => path[0] === 'projectId')
  );
}

/** Drops everything that was loaded, except under the given key. */
export function forgetAllBut(queryClient: QueryClient, keptKey: readonly [string]): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== keptKey[0] });
}
