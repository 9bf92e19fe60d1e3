import { joinClasses } from '../lib/join-classes.ts';

/** The overlay scrolls, not the panel, so that a tall form stays reachable on a small screen. */
export const overlayClasses = joinClasses(
  'fixed inset-0 z-50 grid justify-items-center overflow-y-auto bg-scrim p-4',
  'items-end sm:items-center',
  'data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out',
);

export const panelClasses = joinClasses(
  'relative w-full max-w-lg min-w-0 rounded-lg bg-raised p-5 shadow-high sm:p-6',
  'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out focus:outline-none',
);
