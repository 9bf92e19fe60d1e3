import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Photo } from './photo.ts';
import { photosQuery } from './photo-queries.ts';

const allOf = ({ pages }: InfiniteData<Photo[]>) => pages.flat();

/**
 * The photos of a project. The first page is there at once; the others follow by themselves, because
 * a photo of any page can belong to the first group.
 */
export function usePhotos(projectId: number) {
  const query = useInfiniteQuery({ ...photosQuery(projectId), select: allOf });
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const isMore = hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isMore) void fetchNextPage();
  }, [isMore, fetchNextPage]);
  return query;
}
