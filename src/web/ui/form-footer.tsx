import type { ReactNode } from 'react';
import { ErrorAlert } from './alert.tsx';

interface FormFooterProps {
  /** Why the form could not be saved. */
  problem?: string | undefined;
  /** Its buttons; the one that saves is last. */
  children: ReactNode;
}

/** The end of a form in a dialog. It stays at the bottom of the screen, above the keyboard. */
export function FormFooter({ problem, children }: FormFooterProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 -mb-5 grid gap-3 rounded-b-lg border-t border-line bg-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:rounded-b-none sm:-mx-6 sm:-mb-6 sm:px-6 sm:py-4">
      {problem && <ErrorAlert>{problem}</ErrorAlert>}
      <div className="flex gap-2.5 max-sm:*:flex-1 sm:justify-end">{children}</div>
    </div>
  );
}
