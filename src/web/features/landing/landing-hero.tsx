import { Play } from 'lucide-react';
import { paths } from '../../config/paths.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { SampleBudgetCard } from './samples/sample-budget-card.tsx';
import { SampleLedger } from './samples/sample-ledger.tsx';

export interface LandingHeroProps {
  signedIn: boolean;
  productName: string;
  demoUrl: string;
}

export function LandingHero({ signedIn, productName, demoUrl }: LandingHeroProps) {
  return (
    <section className="overflow-hidden">
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-14 px-4 pt-14 pb-20 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:pt-24 lg:pb-28">
        <div className="lg:pt-8">
          <h1 className="font-serif text-[2.75rem] leading-[1.04] font-semibold tracking-[-0.025em] sm:text-6xl lg:text-[4.25rem]">
            Keep your renovation true to budget.
          </h1>
          <p className="mt-6 max-w-xl text-lg text-pretty text-ink-soft sm:text-xl sm:leading-8">
            Track expenses, manage contractors, and stay on budget. {productName} shows what is
            spent, what is left and what comes next, in one calm ledger.
          </p>
          {/* Below each other on a phone: whether both fit in a row would depend on the font, and
              the page would move when it arrives. */}
          <div className="mt-9 flex gap-3 max-sm:flex-col">
            <a
              href={signedIn ? paths.dashboard : paths.signUp}
              className={buttonClasses({ size: 'large' })}
            >
              {signedIn ? 'Go to Dashboard' : 'Start Your First Project'}
            </a>
            <a
              href={demoUrl}
              target="_blank"
              rel="noopener"
              className={buttonClasses({ variant: 'secondary', size: 'large' })}
            >
              <Play className="size-4" aria-hidden="true" />
              Watch Demo
            </a>
          </div>
          {!signedIn && (
            <p className="mt-4 text-sm text-ink-soft">Free to start. No card needed.</p>
          )}
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
          <SampleBudgetCard hanging />
          <div className="lg:mr-10 lg:-ml-14">
            <SampleLedger title="Recent Expenses" rows={3} />
          </div>
        </div>
      </div>
    </section>
  );
}
