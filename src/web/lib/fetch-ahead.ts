import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Prefetches data. It forgets a failure, because the component will try again itself. If it is shown
 * already, it keeps the failure and says so.
 */
export async function fetchAhead<T, E, D, K extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<T, E, D, K>,
): Promise<void> {
  await queryClient
    .fetchQuery(query)
    .catch(() =>
      queryClient.removeQueries({ queryKey: query.queryKey, exact: true, type: 'inactive' }),
    );
}
