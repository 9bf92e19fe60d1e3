import { joinClasses } from '../lib/join-classes.ts';

/** The overlay scrolls, not the panel, so that a tall form stays reachable on a small screen. */
export const overlayClasses =
  'z-50 grid items-end justify-items-center overflow-y-auto p-4 sm:items-center';

export const panelClasses = joinClasses(
  'relative w-full max-w-lg min-w-0 rounded-lg bg-raised p-5 shadow-high sm:p-6',
  'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out focus:outline-none',
);
