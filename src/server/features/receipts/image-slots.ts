import { unavailable } from '#server/errors.ts';

const MAX_RUNNING = 2;
const MAX_WAITING = 30;

/**
 * At most two images at once, since each may take a core and some hundred megabytes; a bounded
 * queue behind them, and a refusal after that.
 */
export function createImageSlots() {
  let running = 0;
  const waiting: Array<() => void> = [];

  return async function withImageSlot<T>(work: () => Promise<T>): Promise<T> {
    if (running >= MAX_RUNNING) {
      if (waiting.length >= MAX_WAITING) {
        throw unavailable('Too many receipts are being uploaded right now. Try again in a moment.');
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on rather than freed, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
