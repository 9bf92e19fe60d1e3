import { LIVE_HIDDEN_MS } from '../../config/timings.ts';

const isHidden = () => document.visibilityState === 'hidden';

function once(target: EventTarget, event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    target.addEventListener(event, () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

export async function whenVisible(left: AbortSignal): Promise<void> {
  while (isHidden() && !left.aborted) await once(document, 'visibilitychange', left);
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
  await Promise.race([once(window, 'online', signal), once(document, 'visibilitychange', signal)]);
  clearTimeout(timer);
  over.abort();
}
