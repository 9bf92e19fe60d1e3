import { formatDate } from '#shared/dates.ts';
import type { Milestone } from '#shared/milestone.ts';
import type { Room } from '#shared/room.ts';
import type { Photo } from './photo.ts';
import type { PhotoGrouping, PhotoView } from './photo-view.ts';

export interface PhotoGroup {
  key: string;
  label: string;
  /** The newest first. */
  photos: Photo[];
}

/** What photos can belong to, in the order of the groups. */
export interface PhotoPlaces {
  rooms: readonly Pick<Room, 'id' | 'name'>[];
  milestones: readonly Pick<Milestone, 'id' | 'title'>[];
}

export function isShown(photo: Photo, { stage, room, milestone }: PhotoView): boolean {
  return (
    (stage === 'all' || photo.stage === stage) &&
    (room === null || photo.roomId === room) &&
    (milestone === null || photo.milestoneId === milestone)
  );
}

/** The groups that have photos; those that belong to nothing are last. */
export function groupPhotos(
  photos: readonly Photo[],
  grouping: PhotoGrouping,
  places: PhotoPlaces,
): PhotoGroup[] {
  const sorted = [...photos].sort(byDay);
  if (grouping === 'date') return groupByMonth(sorted);
  const [names, idOf, none] =
    grouping === 'room'
      ? ([
          places.rooms.map(({ id, name }) => ({ id, name })),
          ({ roomId }: Photo) => roomId,
          'No room',
        ] as const)
      : ([
          places.milestones.map(({ id, title }) => ({ id, name: title })),
          ({ milestoneId }: Photo) => milestoneId,
          'No milestone',
        ] as const);
  const known = new Set(names.map(({ id }) => id));
  const byId = Map.groupBy(sorted, (photo) => {
    const id = idOf(photo);
    return id !== null && known.has(id) ? id : null;
  });
  return [...names, { id: null, name: none }].flatMap(({ id, name }) => {
    const its = byId.get(id);
    return its ? [{ key: `${grouping}-${id}`, label: name, photos: its }] : [];
  });
}

const NO_DAY = 'No date';

function groupByMonth(sorted: Photo[]): PhotoGroup[] {
  const months = Map.groupBy(sorted, ({ takenOn }) => takenOn?.slice(0, 7) ?? NO_DAY);
  return Array.from(months, ([month, its]) => ({
    key: month,
    // "Mar 2026"
    label: month === NO_DAY ? NO_DAY : formatDate(`${month}-01`).replace(' 1,', ''),
    photos: its,
  }));
}

/** The newest first, and those without a day last. */
export function byDay(left: Photo, right: Photo): number {
  const [a, b] = [left.takenOn ?? '', right.takenOn ?? ''];
  if (a !== b) return a < b ? 1 : -1;
  return right.id - left.id;
}
