import type { ReactNode } from 'react';
import { paths } from '../config/paths.ts';
import { webConfig } from '../lib/web-config.ts';
import { Card } from './card.tsx';
import { Wordmark } from './plumb-mark.tsx';

interface CardPageProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A page with one thing to do, for people who may not be signed in. */
export function CardPage({ title, text, children }: CardPageProps) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-5xl flex-col px-5">
      <header className="py-5">
        <a href={paths.landing} className="inline-flex min-h-11 items-center rounded-sm">
          <Wordmark productName={webConfig().productName} />
        </a>
      </header>
      <main className="grid flex-1 place-content-center pb-24">
        <Card className="w-[min(27rem,calc(100vw-2.5rem))] p-6 sm:p-8">
          <h1 className="line-clamp-6 font-serif text-2xl leading-8 font-semibold tracking-tight wrap-anywhere">
            {title}
          </h1>
          {text && <p className="mt-1.5 text-ink-soft">{text}</p>}
          <div className="mt-6">{children}</div>
        </Card>
      </main>
    </div>
  );
}
