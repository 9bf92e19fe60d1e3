import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Project } from '#shared/project.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { milestonesQuery } from '../milestones/milestone-queries.ts';
import { canChangeRecords } from '../projects/shared-project.ts';
import { roomsQuery } from '../rooms/room-queries.ts';
import { PhotoGallery } from './photo-gallery.tsx';
import { photosQuery } from './photo-queries.ts';
import { PhotosDrawing } from './photos-drawing.tsx';
import { PhotosSkeleton } from './photos-skeleton.tsx';
import { usePhotos } from './use-photos.ts';

export function LoadedPhotos({ project }: { project: Project }) {
  const photos = usePhotos(project.id);
  const rooms = useQuery(roomsQuery(project.id));
  const milestones = useQuery(milestonesQuery(project.id));
  const queries = [photos, rooms, milestones];
  const queryClient = useQueryClient();
  // A page that stays open for long gets new links when it needs them.
  const renewLinks = useCallback(() => {
    const { queryKey } = photosQuery(project.id);
    void queryClient.refetchQueries({ queryKey, stale: true }, { cancelRefetch: false });
  }, [queryClient, project.id]);
  const error = queries.find(({ data, isError }) => isError && !data)?.error;
  if (error) {
    return (
      <ErrorState
        title="Failed to fetch the photos"
        message={errorSentence(error)}
        onRetry={() => {
          for (const query of queries) if (query.isError) void query.refetch();
        }}
        isRetrying={queries.some(({ isError, isFetching }) => isError && isFetching)}
      />
    );
  }
  if (!photos.data || !rooms.data || !milestones.data) return <PhotosSkeleton />;
  if (photos.data.length === 0) {
    return (
      <EmptyState picture={<PhotosDrawing />} title="No photos yet">
        {canChangeRecords(project)
          ? 'Photograph each room before the work starts. What is behind the walls is worth a picture too, before they are closed.'
          : 'The photos of this project will be here, by room.'}
      </EmptyState>
    );
  }
  return (
    <PhotoGallery
      project={project}
      photos={photos.data}
      rooms={rooms.data}
      milestones={milestones.data}
      onBroken={renewLinks}
      rest={<RestOfPhotos photos={photos} />}
    />
  );
}

/** What becomes of the pages that are not there yet. */
function RestOfPhotos({ photos }: { photos: ReturnType<typeof usePhotos> }) {
  if (!photos.hasNextPage) return null;
  if (!photos.isError) {
    return (
      <p role="status" className="text-sm text-ink-soft">
        Loading more photos...
      </p>
    );
  }
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
      The older photos could not be loaded.
      <Button variant="secondary" onClick={() => void photos.fetchNextPage()}>
        Try again
      </Button>
    </div>
  );
}
