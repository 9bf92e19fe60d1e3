import type { ReactNode } from 'react';
import { joinClasses } from '../../lib/join-classes.ts';

interface PersonLineProps {
  /** Initials or an icon. */
  mark: ReactNode;
  name: ReactNode;
  note: string;
  /** On a phone, wide controls are below the name. */
  hasWideControls?: boolean;
  children: ReactNode;
}

/** A row of the People dialog. */
export function PersonLine(props: PersonLineProps) {
  const { mark, name, note, hasWideControls = false, children } = props;
  return (
    <div
      className={joinClasses(
        'flex items-center gap-x-3 gap-y-1.5 py-2.5',
        hasWideControls && 'max-sm:flex-wrap',
      )}
    >
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-pine-tint text-xs font-semibold text-pine-deep"
      >
        {mark}
      </span>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-medium wrap-anywhere">{name}</p>
        <p className="truncate text-sm text-ink-soft" title={note}>
          {note}
        </p>
      </div>
      <div
        className={joinClasses(
          'flex shrink-0 items-center gap-1',
          hasWideControls && 'max-sm:w-full max-sm:justify-end',
        )}
      >
        {children}
      </div>
    </div>
  );
}
