import { type ReactNode, useMemo, useState } from 'react';
import type { Milestone } from '#shared/milestone.ts';
import type { Project } from '#shared/project.ts';
import type { Room } from '#shared/room.ts';
import { Button } from '../../ui/button.tsx';
import { ComparePhotosDialog } from './lazy-photo-dialogs.tsx';
import type { Photo } from './photo.ts';
import { byDay, groupPhotos, isShown } from './photo-groups.ts';
import { PhotoSection } from './photo-section.tsx';
import { PhotoToolbar } from './photo-toolbar.tsx';
import { usePhotoDialogs } from './use-photo-dialogs.tsx';
import { usePhotoView } from './use-photo-view.ts';

interface PhotoGalleryProps {
  project: Project;
  photos: Photo[];
  rooms: Room[];
  milestones: Milestone[];
  /** The same function at every rendering, so that unchanged tiles are not drawn again. */
  onBroken: () => void;
  /** What follows the photos. */
  rest: ReactNode;
}

export function PhotoGallery(props: PhotoGalleryProps) {
  const { project, photos, rooms, milestones, onBroken, rest } = props;
  const { view, change } = usePhotoView();
  const [comparing, setComparing] = useState<{ roomId: number; isOpen: boolean } | null>(null);
  const { group, stage, room, milestone } = view;
  const groups = useMemo(() => {
    const shown = photos.filter((each) => isShown(each, { group, stage, room, milestone }));
    return groupPhotos(shown, group, { rooms, milestones });
  }, [photos, rooms, milestones, group, stage, room, milestone]);
  const { open, dialogs } = usePhotoDialogs(
    project,
    groups.flatMap((each) => each.photos),
    { rooms, milestones },
  );
  const ofRoom = (roomId: number | null) => photos.filter((each) => each.roomId === roomId);
  const canCompare = (roomId: number | null) => {
    const stages = new Set(ofRoom(roomId).map((each) => each.stage));
    return roomId !== null && stages.has('before') && stages.has('after');
  };
  const comparedRoom = rooms.find(({ id }) => id === comparing?.roomId);
  return (
    <>
      <PhotoToolbar
        view={view}
        onChange={change}
        only={
          rooms.find(({ id }) => id === room)?.name ??
          milestones.find(({ id }) => id === milestone)?.title
        }
      />
      <div className="mt-5 grid gap-7">
        {groups.map((each) => {
          const roomId = group === 'room' ? (each.photos[0]?.roomId ?? null) : null;
          return (
            <PhotoSection
              key={each.key}
              group={each}
              isOnly={groups.length === 1}
              onCompare={
                canCompare(roomId) && roomId !== null
                  ? () => setComparing({ roomId, isOpen: true })
                  : null
              }
              onOpen={open}
              onBroken={onBroken}
            />
          );
        })}
        {rest}
      </div>
      {groups.length === 0 && (
        <div className="grid justify-items-center gap-3 py-16 text-center">
          <p className="text-ink-soft">No photos like this yet.</p>
          <Button
            variant="secondary"
            onClick={() => change({ stage: 'all', room: null, milestone: null })}
          >
            Show all photos
          </Button>
        </div>
      )}
      {dialogs}
      {comparing && comparedRoom && (
        <ComparePhotosDialog
          roomName={comparedRoom.name}
          photos={ofRoom(comparing.roomId).sort(byDay)}
          isOpen={comparing.isOpen}
          onOpenChange={(isOpen) => setComparing({ ...comparing, isOpen })}
        />
      )}
    </>
  );
}
