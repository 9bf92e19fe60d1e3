import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { fetchLinkPage } from './link-page-api.ts';

export const linkPageKey = (token: string) => ['link', token];

export function linkPageQuery(token: string) {
  return queryOptions({
    queryKey: linkPageKey(token),
    queryFn: ({ signal }) => fetchLinkPage(token, signal),
    // There is no stream of changes without an account: who comes back to the page sees it fresh.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

export const refreshLink = (token: string) => (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: linkPageKey(token) });
