import type { ReactNode } from 'react';

/** A part of the dashboard that has nothing to show yet. Its header says what to do next. */
export function EmptyPanel({ picture, children }: { picture: ReactNode; children: string }) {
  return (
    <div className="grid min-h-56 flex-1 content-center justify-items-center gap-4 text-center">
      <div className="text-pine opacity-80" aria-hidden="true">
        {picture}
      </div>
      <p className="text-ink-soft">{children}</p>
    </div>
  );
}
