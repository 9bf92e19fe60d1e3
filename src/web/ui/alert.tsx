import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** One sentence about what went wrong, next to what it is about. */
export function ErrorAlert({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex gap-2.5 rounded-md bg-brick-tint px-3.5 py-2.5 text-sm font-medium text-brick"
    >
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

/** One sentence about what went well and what comes next. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex gap-2.5 rounded-md bg-pine-tint px-3.5 py-2.5 text-sm font-medium text-pine-deep"
    >
      <CircleCheck className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
