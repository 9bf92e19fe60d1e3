import type { PhotoStage } from '#shared/document.ts';
import type { Photo } from './photo.ts';

/**
 * The stage that new photos probably have, by those that the room or the project has already: the
 * first ones come before the work, those of one day belong together, and after the end comes no
 * more work.
 */
export function startingStage(photos: readonly Photo[], today: string): PhotoStage {
  const newest = photos.reduce<Photo | null>(
    (latest, photo) => (latest && latest.id > photo.id ? latest : photo),
    null,
  );
  if (!newest?.stage) return newest ? 'during' : 'before';
  const isFromToday = newest.takenOn !== null && newest.takenOn >= today;
  return isFromToday || newest.stage === 'after' ? newest.stage : 'during';
}
