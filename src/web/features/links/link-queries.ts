import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchLinks } from './link-api.ts';

export function linksQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.links, projectId],
    queryFn: ({ signal }) => fetchLinks(projectId, signal),
    // The server sends no event when a link is opened.
    staleTime: 0,
  });
}
