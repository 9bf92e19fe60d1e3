import { LIVE_HIDDEN_MS } from '../../config/timings.ts';

const isHidden = () => document.visibilityState === 'hidden';

function changeOfState(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = () => resolve();
  window.addEventListener('online', done, { once: true, signal });
  document.addEventListener('visibilitychange', done, { once: true, signal });
  signal.addEventListener('abort', done, { once: true });
  return promise;
}

/** Waits until the user looks at the page and the browser has a network. */
export async function whenNeeded(left: AbortSignal): Promise<void> {
  while ((isHidden() || !navigator.onLine) && !left.aborted) await changeOfState(left);
}

/** Aborts when the page has been hidden for some seconds, unless `done` comes first. */
export function hiddenForLong(done: AbortSignal): AbortSignal {
  const hidden = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(timer);
    if (isHidden()) timer = setTimeout(() => hidden.abort(), LIVE_HIDDEN_MS);
  };
  document.addEventListener('visibilitychange', watch, { signal: done });
  done.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return hidden.signal;
}

/** Waits, but not longer than until the user comes back to the page or the network does. */
export async function pauseUntilNeeded(ms: number, left: AbortSignal): Promise<void> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, left]);
  const timer = setTimeout(() => over.abort(), ms);
  await changeOfState(signal);
  clearTimeout(timer);
  over.abort();
}
