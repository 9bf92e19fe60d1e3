import { joinClasses } from '../lib/join-classes.ts';

/**
 * The overlay scrolls, not the panel, so that a tall form stays reachable on a small screen. On a
 * phone, the panel is a sheet at the bottom, and the scroll padding keeps a focused field clear of
 * the sticky buttons.
 */
export const overlayClasses = joinClasses(
  'z-50 grid items-end justify-items-center overflow-y-auto scroll-pb-28 pt-6',
  'sm:items-center sm:p-4',
);

const panelClasses = joinClasses(
  'relative w-full min-w-0 rounded-lg bg-raised p-5 shadow-high max-sm:rounded-b-none sm:p-6',
  'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out focus:outline-none',
);

/** A dialog that fades out accepts no more keys or clicks. */
export function panelProps(isOpen: boolean, isWide = false) {
  const width = isWide ? 'max-w-5xl' : 'max-w-lg';
  return { inert: !isOpen, className: joinClasses(panelClasses, width) };
}
