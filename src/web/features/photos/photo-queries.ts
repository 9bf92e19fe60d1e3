import { queryOptions } from '@tanstack/react-query';
import { SIGNED_LINK_SECONDS } from '#shared/receipt.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchPhotos } from './photo-api.ts';

/** The links to the thumbnails work for at least this long. */
const LINKS_LAST_MS = SIGNED_LINK_SECONDS * 1_000;

export function photosQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.documents, 'photos', projectId],
    queryFn: ({ signal }) => fetchPhotos(projectId, signal),
    staleTime: LINKS_LAST_MS,
  });
}
