import { Check } from 'lucide-react';
import { type PlanKey, planFeatures } from '#shared/plans.ts';

/** What a plan offers, line by line. */
export function FeatureList({ plan }: { plan: PlanKey }) {
  return (
    <ul className="grid gap-2">
      {planFeatures[plan].map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check className="mt-1 size-4 shrink-0 text-pine" aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
