import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { webConfig } from '../../../lib/web-config.ts';
import { Card } from '../../../ui/card.tsx';
import { Wordmark } from '../../../ui/plumb-mark.tsx';

/**
 * A page that replaces one of the payment service. Users must never mistake it for the real one.
 */
export function SandboxFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex flex-wrap items-center justify-center gap-x-2.5 bg-amber-tint px-4 py-2.5 text-center text-sm text-amber">
        <FlaskConical className="size-4 shrink-0" aria-hidden="true" />
        <strong className="tracking-wide">TEST MODE</strong>
        <span>No card, no money. It replaces the payment service.</span>
      </header>
      <main className="grid flex-1 content-center justify-items-center px-4 py-10">
        <Wordmark productName={webConfig().productName} />
        <Card raised className="mt-6 w-full max-w-md p-6 sm:p-8">
          <h1 className="font-serif text-2xl font-semibold tracking-tight">{title}</h1>
          {children}
        </Card>
      </main>
    </div>
  );
}
