import { unavailable } from './errors.ts';

interface SlotOptions {
  running: number;
  waiting: number;
  /** The message if even the queue is full. */
  refusal: string;
}

/**
 * Runs heavy work a few at a time, with a bounded queue and a refusal after that, so that a flood
 * of requests cannot exhaust the machine.
 */
export function createWorkSlots({ running: places, waiting: seats, refusal }: SlotOptions) {
  let running = 0;
  const waiting: Array<() => void> = [];

  return async function withSlot<T>(work: () => Promise<T>): Promise<T> {
    if (running >= places) {
      if (waiting.length >= seats) throw unavailable(refusal);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The slot is passed on directly, so no later caller can take it first.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
