import type { ReactNode } from 'react';
import { webConfig } from '../../lib/web-config.ts';
import { Wordmark } from '../../ui/plumb-mark.tsx';

/** A page for people without an account: the product's name, and what they came for. */
export function LinkFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-4 sm:px-6">
      <header className="py-4">
        <Wordmark productName={webConfig().productName} />
      </header>
      <main className="flex-1 pb-16">{children}</main>
    </div>
  );
}
