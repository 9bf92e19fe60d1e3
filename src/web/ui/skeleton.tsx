import { joinClasses } from '../lib/join-classes.ts';

/** Holds the place of what is loading, in its size, so that nothing jumps. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses('block animate-breathe rounded-sm bg-ink/9', className)}
    />
  );
}
