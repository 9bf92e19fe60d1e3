import { setImmediate } from 'node:timers/promises';

/** How long one answer may run before other requests get a turn. */
const TURN_MS = 2;

/** Call it between the steps of long work. It yields to other requests when the turn is over. */
export type Pace = () => Promise<void>;

export function createPace(): Pace {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
