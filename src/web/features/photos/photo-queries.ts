import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { SIGNED_LINK_SECONDS } from '#shared/receipt.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchPhotos, PHOTO_PAGE_SIZE } from './photo-api.ts';

/** The links to the thumbnails work for at least this long. */
const LINKS_LAST_MS = SIGNED_LINK_SECONDS * 1_000;

export function photosQuery(projectId: number) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.documents, 'photos', projectId],
    queryFn: ({ signal, pageParam: before }) => fetchPhotos(projectId, before, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page) =>
      page.length === PHOTO_PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
    staleTime: LINKS_LAST_MS,
  });
}

/** Like fetchAhead, for a list that has more pages. */
export async function fetchPhotosAhead(queryClient: QueryClient, projectId: number): Promise<void> {
  const query = photosQuery(projectId);
  await queryClient
    .fetchInfiniteQuery(query)
    .catch(() => queryClient.removeQueries({ queryKey: query.queryKey, exact: true }));
}
