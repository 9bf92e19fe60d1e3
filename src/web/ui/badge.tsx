import type { ReactNode } from 'react';

export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 rounded-sm bg-pine-tint px-2 py-0.5 text-xs font-semibold text-pine-deep">
      {children}
    </span>
  );
}
