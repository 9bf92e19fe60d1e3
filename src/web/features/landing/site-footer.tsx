import { paths } from '../../config/paths.ts';
import { Wordmark } from '../../ui/plumb-mark.tsx';

const linkClasses =
  'flex min-h-11 items-center rounded-sm px-2 text-ink-soft underline-offset-4 hover:text-ink hover:underline';

export function SiteFooter({ signedIn, productName }: { signedIn: boolean; productName: string }) {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-4 px-4 py-8 sm:px-6">
        <Wordmark productName={productName} />
        <p className="mr-auto text-sm text-ink-soft">For people who live in their renovation.</p>
        <nav aria-label="Footer" className="-mx-2 flex flex-wrap text-sm">
          <a href={`${paths.landing}#plans`} className={linkClasses}>
            Plans
          </a>
          <a href={paths.tour} className={linkClasses}>
            Tour
          </a>
          <a href={signedIn ? paths.dashboard : paths.login} className={linkClasses}>
            {signedIn ? 'Your dashboard' : 'Your account'}
          </a>
        </nav>
      </div>
    </footer>
  );
}
