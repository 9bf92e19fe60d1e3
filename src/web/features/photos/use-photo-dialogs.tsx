import { useCallback, useState } from 'react';
import type { Project } from '#shared/project.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useOfferUndo } from '../activity/use-offer-undo.ts';
import { canChangeRecords } from '../projects/shared-project.ts';
import { PhotoDialog, PhotoFormDialog } from './lazy-photo-dialogs.tsx';
import { type Photo, photoName } from './photo.ts';
import type { PhotoPlaces } from './photo-groups.ts';
import { useDeletePhoto } from './photo-mutations.ts';

/**
 * The dialogs of one photo. In the large one, people move through the photos as the page shows
 * them.
 */
export function usePhotoDialogs(project: Project, photos: Photo[], places: PhotoPlaces) {
  const [shown, setShown] = useState<{ photo: Photo; isOpen: boolean } | null>(null);
  const [inFront, setInFront] = useState<{ action: 'edit' | 'delete'; isOpen: boolean } | null>(
    null,
  );
  const remove = useDeletePhoto();
  const offerUndo = useOfferUndo();
  const open = useCallback((photo: Photo) => setShown({ photo, isOpen: true }), []);

  const index = photos.findIndex(({ id }) => id === shown?.photo.id);
  // Someone else may have deleted it. Then it stays as it was until the dialog closes.
  const photo = photos[index] ?? shown?.photo;
  const stateOf = (action: 'edit' | 'delete') => ({
    isOpen: inFront?.action === action && inFront.isOpen,
    onOpenChange: (isOpen: boolean) => setInFront({ action, isOpen }),
  });
  const show = (next: Photo | undefined) => {
    if (next) open(next);
  };
  const deletePhoto = async (deleted: Photo) => {
    const next = photos[index + 1] ?? photos[index - 1];
    await remove.mutateAsync(deleted.id);
    setShown({ photo: next ?? deleted, isOpen: next !== undefined });
    offerUndo({
      kind: 'document',
      recordId: deleted.id,
      projectId: project.id,
      title: 'Photo deleted',
      description: photoName(deleted),
    });
  };

  return {
    open,
    dialogs: shown && photo && (
      <>
        <PhotoDialog
          isOpen={shown.isOpen}
          onOpenChange={(isOpen) => setShown({ photo, isOpen })}
          photo={photo}
          places={places}
          position={{ index, count: photos.length }}
          onStep={(by) => show(photos[index + by])}
          actions={
            canChangeRecords(project)
              ? {
                  edit: () => setInFront({ action: 'edit', isOpen: true }),
                  remove: () => setInFront({ action: 'delete', isOpen: true }),
                }
              : null
          }
        />
        <PhotoFormDialog {...stateOf('edit')} photo={photo} places={places} />
        <ConfirmDialog
          {...stateOf('delete')}
          title="Delete Photo"
          subject={photoName(photo)}
          description="It can be restored for 30 days from the activity of the project."
          confirmText="Delete Photo"
          pendingText="Deleting..."
          onConfirm={() => deletePhoto(photo)}
        />
      </>
    ),
  };
}
