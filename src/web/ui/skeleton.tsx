import { joinClasses } from '../lib/join-classes.ts';

/** A placeholder of the same size for something that is loading, so that nothing jumps. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses('block animate-breathe rounded-sm bg-ink/9', className)}
    />
  );
}
