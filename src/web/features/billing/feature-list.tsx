import { Check } from 'lucide-react';
import { planFeatures } from '#shared/plan-features.ts';
import type { PlanKey } from '#shared/plans.ts';

/**
 * What a plan offers, line by line. Limits are not benefits, so the free plan's lines have no check
 * marks.
 */
export function FeatureList({ plan }: { plan: PlanKey }) {
  return (
    <ul className="grid gap-2">
      {planFeatures[plan].map((feature) => (
        <li key={feature} className="flex gap-2.5">
          {plan === 'free' ? (
            <span
              className="mx-1.5 mt-[0.65em] size-1 shrink-0 rounded-full bg-ink-soft"
              aria-hidden="true"
            />
          ) : (
            <Check className="mt-[0.25em] size-4 shrink-0 text-pine" aria-hidden="true" />
          )}
          {feature}
        </li>
      ))}
    </ul>
  );
}
