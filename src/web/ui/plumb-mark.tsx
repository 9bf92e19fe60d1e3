import { joinClasses } from '../lib/join-classes.ts';

/** The bob of a plumb line, 12 wide and 18 high, hanging from (x, y). */
export function bobPath(x: number, y: number): string {
  return (
    `M${x - 2.2} ${y}h4.4v2.3h1.7a2 2 0 0 1 1.9 2.7L${x + 0.75} ${y + 17.5}` +
    `a.8.8 0 0 1-1.5 0L${x - 5.8} ${y + 5}a2 2 0 0 1 1.9-2.7h1.7Z`
  );
}

/** The product's mark: a line with a bob. Decorative, because the name is beside it. */
export function PlumbMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path d="M16 0v10" stroke="currentColor" strokeWidth="1.75" />
      <path d={bobPath(16, 10)} fill="currentColor" />
    </svg>
  );
}

interface WordmarkProps {
  productName: string;
  /** Shows only the mark if the name would be cut off. */
  shrinks?: boolean;
}

export function Wordmark({ productName, shrinks = false }: WordmarkProps) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5">
      <span className="grid size-8 shrink-0 justify-items-center rounded-[0.5rem] bg-action text-on-action">
        <PlumbMark className="size-8" />
      </span>
      <span
        className={joinClasses(
          'truncate font-serif text-[1.3125rem] leading-7 font-semibold tracking-tight',
          shrinks && 'max-[23.75rem]:sr-only',
        )}
      >
        {productName}
      </span>
    </span>
  );
}
