import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isServerLost = false;

/** Whether pages show what this browser kept, because the server did not answer. */
export function noteServerLost(isLost: boolean): void {
  if (isServerLost === isLost) return;
  isServerLost = isLost;
  for (const listener of listeners) listener();
}

/** Nothing can be saved now. */
export function isCutOff(): boolean {
  return isServerLost || navigator.onLine === false;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Renders again when that changes. */
export function useIsCutOff(): boolean {
  return useSyncExternalStore(subscribe, isCutOff);
}

/** Whether the device has no connection. A server that is down does not count. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.onLine);
}
