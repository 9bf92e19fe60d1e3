import type { PhotoStage } from '#shared/document.ts';

/** What is chosen once for all photos that are added together. */
export interface BatchDetails {
  roomId: number | null;
  milestoneId: number | null;
  stage: PhotoStage;
}

export interface BatchItem {
  /** Also the key of its creation, so that a photo is added once. */
  id: string;
  file: File;
  /** A refused file is not sent; a failed one can be sent again. */
  step: 'waiting' | 'uploading' | 'uploaded' | 'failed' | 'refused';
  percent: number;
  /** Why it is not added. */
  problem: string | null;
}
