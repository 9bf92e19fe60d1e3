import { paths } from '../../config/paths.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Wordmark } from '../../ui/plumb-mark.tsx';

/** The bar at the top of the public pages. */
export function SiteBar({ signedIn, productName }: { signedIn: boolean; productName: string }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line/70 bg-paper/95">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-4 sm:gap-3 sm:px-6">
        <a href={paths.landing} className="mr-auto flex min-h-11 min-w-0 items-center rounded-sm">
          <Wordmark productName={productName} shrinks />
        </a>
        {signedIn ? (
          <a href={paths.dashboard} className={buttonClasses()}>
            Dashboard
          </a>
        ) : (
          <>
            <a href={paths.login} className={buttonClasses({ variant: 'quiet' })}>
              Sign In
            </a>
            <a href={paths.signUp} className={buttonClasses()}>
              Get Started
            </a>
          </>
        )}
      </div>
    </header>
  );
}
