import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { QUERY_GC_MS } from '../config/timings.ts';
import { ApiError } from './api-client.ts';

/** Data is fresh until one of our own changes affects it; refresh.ts lists which. */
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
        // A failed list waits for its retry button; another component that shows it must not start
        // over.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Without a connection a call fails with a message; the default would wait silently.
        networkMode: 'always',
      },
      mutations: {
        retry: false,
        networkMode: 'always',
        // The sent data may contain a password, which must not stay in memory.
        gcTime: 0,
      },
    },
  });
}

/** Drops everything that was loaded, except under the given key. */
export function forgetAllBut(queryClient: QueryClient, keptKey: readonly [string]): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== keptKey[0] });
}
