import { useSyncExternalStore } from 'react';

/** Room for the sidebar and tables. Below this there is a drawer, and lists are cards. */
const LARGE_SCREEN = '(min-width: 64rem)';
/** Held in one hand: dialogs are sheets, and the main action is in the corner near the thumb. */
const PHONE = '(max-width: 39.9375rem)';
/** Room for a toast beside a dialog. */
const WIDE_SCREEN = '(min-width: 80rem)';

/** A hook that says whether a media query matches. */
function screenHook(query: string): () => boolean {
  const subscribe = (onChange: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

export const useIsLargeScreen = screenHook(LARGE_SCREEN);
export const useIsPhone = screenHook(PHONE);
export const useIsWideScreen = screenHook(WIDE_SCREEN);
