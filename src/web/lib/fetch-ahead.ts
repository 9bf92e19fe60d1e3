import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Fetches what is soon asked for. A failure is forgotten, so that the asker tries for itself. */
export async function fetchAhead<T, E, D, K extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<T, E, D, K>,
): Promise<void> {
  await queryClient
    .fetchQuery(query)
    .catch(() => queryClient.removeQueries({ queryKey: query.queryKey, exact: true }));
}
