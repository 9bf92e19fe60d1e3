import { queryOptions } from '@tanstack/react-query';
import { fetchLinkView } from './link-view-api.ts';

export const linkViewKey = (token: string) => ['link', token];

export function linkViewQuery(token: string) {
  return queryOptions({
    queryKey: linkViewKey(token),
    queryFn: ({ signal }) => fetchLinkView(token, signal),
    // There is no stream of changes without an account: who comes back to the page sees it fresh.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
