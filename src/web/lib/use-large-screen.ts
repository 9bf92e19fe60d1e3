import { useSyncExternalStore } from 'react';

/** Where the sidebar and tables have room; below it is a drawer, and lists are cards. */
const LARGE_SCREEN = '(min-width: 64rem)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(LARGE_SCREEN);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

export function useIsLargeScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(LARGE_SCREEN).matches);
}
