import type { ReactNode } from 'react';

interface PersonLineProps {
  /** Initials or an icon. */
  mark: ReactNode;
  name: ReactNode;
  note: string;
  children: ReactNode;
}

/** A row of the People dialog. On a phone, its controls are below the name. */
export function PersonLine({ mark, name, note, children }: PersonLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5 sm:flex-nowrap">
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
      <div className="flex shrink-0 items-center gap-1 max-sm:w-full max-sm:justify-end">
        {children}
      </div>
    </div>
  );
}
