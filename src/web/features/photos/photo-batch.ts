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

/** Runs at most this many at once; the others wait in their order. */
export function createTurns(size: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= size) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
