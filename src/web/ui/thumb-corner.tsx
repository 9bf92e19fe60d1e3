import type { ReactNode } from 'react';

/** The main action of a page: on a phone in the corner near the thumb. */
export function ThumbCorner({ children }: { children: ReactNode }) {
  return (
    <div className="max-sm:fixed max-sm:right-4 max-sm:bottom-[max(1rem,env(safe-area-inset-bottom))] max-sm:z-20 max-sm:*:min-h-14 max-sm:*:rounded-full max-sm:*:px-5 max-sm:*:shadow-high">
      {children}
    </div>
  );
}
