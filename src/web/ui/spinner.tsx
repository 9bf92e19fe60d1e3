import { joinClasses } from '../lib/join-classes.ts';
import { PlumbMark } from './plumb-mark.tsx';

export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={joinClasses('animate-spin', className ?? 'size-4')}
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" opacity="0.25" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

/** The whole page, until it is known what belongs on it. */
export function PageSpinner() {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-pine">
      <div className="grid justify-items-center gap-3">
        <PlumbMark className="size-8 animate-breathe" />
        <Spinner className="size-5" />
      </div>
      <span className="sr-only">Loading</span>
    </div>
  );
}
