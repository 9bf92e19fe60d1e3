import { paths } from '../config/paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { webConfig } from '../lib/web-config.ts';
import { buttonClasses } from '../ui/button.tsx';
import { bobPath, Wordmark } from '../ui/plumb-mark.tsx';

export function NotFoundPage() {
  usePageTitle('Page Not Found');
  return (
    <div className="mx-auto flex min-h-dvh max-w-5xl flex-col px-5">
      <header className="py-5">
        <a href={paths.landing} className="inline-flex rounded-sm">
          <Wordmark productName={webConfig().productName} />
        </a>
      </header>
      <main className="grid flex-1 place-content-center justify-items-center pb-24 text-center">
        <CrookedLine />
        <h1 className="mt-8 font-serif text-4xl font-semibold tracking-tight">Page Not Found</h1>
        <p className="mt-3 max-w-sm text-pretty text-ink-soft">
          There is nothing at this address. The page may have moved, or the link is incomplete.
        </p>
        <a href={paths.landing} className={`${buttonClasses()} mt-8`}>
          Go to the start page
        </a>
      </main>
    </div>
  );
}

/** A plumb line that does not hang straight. */
function CrookedLine() {
  return (
    <svg viewBox="0 0 160 150" className="h-36 text-pine" aria-hidden="true">
      <path d="M20 8h120" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path d="M80 8v130" stroke="currentColor" strokeDasharray="2 6" opacity="0.5" />
      <g transform="rotate(-19 80 8)">
        <path d="M80 8v92" stroke="currentColor" strokeWidth="1.75" />
        <path d={bobPath(80, 100)} fill="currentColor" />
      </g>
    </svg>
  );
}
