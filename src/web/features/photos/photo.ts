import { formatDate } from '#shared/dates.ts';
import type { PhotoStage, StoredDocument } from '#shared/document.ts';

/** A document of the kind photo. */
export type Photo = StoredDocument;

export const stageLabels: Record<PhotoStage, string> = {
  before: 'Before',
  during: 'During',
  after: 'After',
};

interface Place {
  /** The name of its room or its milestone. */
  name: string | undefined;
  stage: PhotoStage | null;
}

/** What a photo is called until a person gives it a title: "Kitchen, before". */
export function photoTitle({ name, stage }: Place): string {
  return [name ?? 'Photo', stage].filter(Boolean).join(', ');
}

/** The title with the day, which tells photos of one room apart. */
export function photoName({ title, takenOn }: Photo): string {
  return takenOn ? `${title}, ${formatDate(takenOn)}` : title;
}
