import { setImmediate } from 'node:timers/promises';

/** How long one answer may work before everyone else gets their turn. */
const TURN_MS = 2;

/** Called between steps of long work: lets the server do other things when a turn is over. */
export type Pace = () => Promise<void>;

export function createPace(): Pace {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
