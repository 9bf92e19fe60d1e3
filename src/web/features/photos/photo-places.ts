import type { PhotoPlaces } from './photo-groups.ts';

export const roomOptions = ({ rooms }: PhotoPlaces) =>
  rooms.map(({ id, name }) => ({ value: String(id), label: name }));

export const milestoneOptions = ({ milestones }: PhotoPlaces) =>
  milestones.map(({ id, title }) => ({ value: String(id), label: title }));

interface Chosen {
  roomId?: number | null | undefined;
  milestoneId?: number | null | undefined;
}

/** The name of the room, or else of the milestone. */
export function nameOfPlace({ roomId, milestoneId }: Chosen, places: PhotoPlaces) {
  return (
    places.rooms.find(({ id }) => id === roomId)?.name ??
    places.milestones.find(({ id }) => id === milestoneId)?.title
  );
}
