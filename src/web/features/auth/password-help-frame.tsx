import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { webConfig } from '../../lib/web-config.ts';
import { Card } from '../../ui/card.tsx';
import { Wordmark } from '../../ui/plumb-mark.tsx';

interface PasswordHelpFrameProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** The page around the two steps of a forgotten password. */
export function PasswordHelpFrame({ title, text, children }: PasswordHelpFrameProps) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-5xl flex-col px-5">
      <header className="py-5">
        <a href={paths.landing} className="inline-flex min-h-11 items-center rounded-sm">
          <Wordmark productName={webConfig().productName} />
        </a>
      </header>
      <main className="grid flex-1 place-content-center pb-24">
        <Card className="w-[min(27rem,calc(100vw-2.5rem))] p-6 sm:p-8">
          <h1 className="font-serif text-2xl font-semibold tracking-tight">{title}</h1>
          {text && <p className="mt-1.5 text-ink-soft">{text}</p>}
          <div className="mt-6">{children}</div>
        </Card>
      </main>
    </div>
  );
}
