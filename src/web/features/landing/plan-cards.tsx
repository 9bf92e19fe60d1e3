import { Check } from 'lucide-react';
import { planFeatures } from '#shared/plan-features.ts';
import { type PlanKey, plans } from '#shared/plans.ts';
import { paths } from '../../config/paths.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { buttonClasses } from '../../ui/button.tsx';

export function PlanCards({ signedIn }: { signedIn: boolean }) {
  return (
    <section id="plans" aria-labelledby="plans-heading" className="border-t border-line bg-desk">
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-24">
        <h2
          id="plans-heading"
          className="text-center font-serif text-3xl leading-tight font-semibold tracking-tight sm:text-4xl"
        >
          Two plans, no fine print.
        </h2>
        <p className="mt-3 text-center text-lg text-balance text-ink-soft">
          Start with Free. Move to Pro when the bills pile up.
        </p>
        <div className="mx-auto mt-12 grid max-w-3xl gap-5 md:grid-cols-2">
          <PlanCard plan="free" href={signedIn ? paths.dashboard : paths.signUp}>
            {signedIn ? 'Go to Dashboard' : 'Start with Free'}
          </PlanCard>
          <PlanCard plan="pro" href={signedIn ? paths.billing : paths.signUp}>
            {signedIn ? 'See your plan' : 'Start, then upgrade'}
          </PlanCard>
        </div>
      </div>
    </section>
  );
}

function PlanCard({ plan, href, children }: { plan: PlanKey; href: string; children: string }) {
  const { name, pricePerMonth } = plans[plan];
  const isFree = plan === 'free';
  return (
    <div
      className={joinClasses(
        'flex flex-col rounded-lg border bg-sheet p-6 sm:p-8',
        isFree ? 'border-line shadow-low' : 'border-pine shadow-high',
      )}
    >
      <h3 className="text-lg font-semibold">{name}</h3>
      <p className="mt-2 flex items-baseline gap-1.5">
        <span className="money font-serif text-5xl font-semibold tracking-tight">
          ${isFree ? '0' : pricePerMonth}
        </span>
        <span className="text-ink-soft">/month</span>
      </p>
      <ul className="mt-6 mb-8 grid gap-2.5">
        {planFeatures[plan].map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check className="mt-1 size-4 shrink-0 text-pine" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <a
        href={href}
        className={joinClasses(
          buttonClasses({ variant: isFree ? 'secondary' : 'primary', size: 'large' }),
          'mt-auto',
        )}
      >
        {children}
      </a>
    </div>
  );
}
