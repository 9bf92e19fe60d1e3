import { type PhotoStage, photoStages } from '#shared/document.ts';
import { toId } from '../../lib/plain-search.ts';

export const photoGroupings = ['room', 'milestone', 'date'] as const;
export type PhotoGrouping = (typeof photoGroupings)[number];

/** How the page shows the photos. All of it is in the address. */
export interface PhotoView {
  group: PhotoGrouping;
  stage: PhotoStage | 'all';
  /** Only the photos of one room or milestone. Null for all. */
  room: number | null;
  milestone: number | null;
}

/** The view in the address, without default values. */
export interface PhotoSearch {
  group?: string;
  stage?: string;
  room?: number;
  milestone?: number;
}

/** Reads an address that anyone may have typed, and ignores invalid parts. */
export function toPhotoView(search: Record<string, unknown>): PhotoView {
  const { group, stage, room, milestone } = search;
  return {
    group: photoGroupings.find((each) => each === group) ?? 'room',
    stage: photoStages.find((each) => each === stage) ?? 'all',
    room: toId(room),
    milestone: toId(milestone),
  };
}

export function toPhotoSearch({ group, stage, room, milestone }: PhotoView): PhotoSearch {
  return {
    ...(group !== 'room' && { group }),
    ...(stage !== 'all' && { stage }),
    ...(room !== null && { room }),
    ...(milestone !== null && { milestone }),
  };
}
