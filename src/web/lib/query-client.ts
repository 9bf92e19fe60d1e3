import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { QUERY_GC_MS } from '../config/timings.ts';
import { ApiError } from './api-client.ts';

/** Data is fresh until a change of our own says otherwise; see refresh.ts for what touches what. */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onUnauthorized();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: QUERY_GC_MS,
        retry: false,
        // A failed list waits for its retry button; another part that shows it must not start over.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Without a connection a call fails with a sentence, where the default waits in silence.
        networkMode: 'always',
      },
      mutations: {
        retry: false,
        networkMode: 'always',
        // What was sent may hold a password, which must not stay behind.
        gcTime: 0,
      },
    },
  });
}

/** Drops all that was loaded, except under the given key. */
export function forgetAllBut(queryClient: QueryClient, keptKey: readonly [string]): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== keptKey[0] });
}
