import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Prefetches data. It ignores a failure, because the component will try again itself. */
export async function fetchAhead<T, E, D, K extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<T, E, D, K>,
): Promise<void> {
  await queryClient
    .fetchQuery(query)
    .catch(() => queryClient.removeQueries({ queryKey: query.queryKey, exact: true }));
}
