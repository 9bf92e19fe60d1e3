import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { webConfig } from '../../lib/web-config.ts';
import { Wordmark } from '../../ui/plumb-mark.tsx';

export function AdminFrame({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto min-h-dvh max-w-7xl px-4 pb-24 sm:px-6 lg:px-8">
      <header className="flex items-center justify-between gap-4 py-4">
        <a href={paths.landing} className="inline-flex min-h-11 min-w-0 items-center rounded-sm">
          <Wordmark productName={webConfig().productName} />
        </a>
        {actions}
      </header>
      <main tabIndex={-1} className="pt-4 outline-none">
        {children}
      </main>
    </div>
  );
}
