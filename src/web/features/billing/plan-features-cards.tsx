import type { ReactNode } from 'react';
import { type PlanKey, plans } from '#shared/plans.ts';
import { Card } from '../../ui/card.tsx';
import { FeatureList } from './feature-list.tsx';

export function FreeLimitsCard() {
  return (
    <FeaturesCard plan="free" title={`${plans.free.name} plan limits`}>
      At a limit you keep everything and can still edit it. Only adding more needs {plans.pro.name}.
    </FeaturesCard>
  );
}

export function ProFeaturesCard() {
  return (
    <FeaturesCard plan="pro" title={`What ${plans.pro.name} gives you`}>
      After a cancellation you keep all of it until the end of the paid period.
    </FeaturesCard>
  );
}

interface FeaturesCardProps {
  plan: PlanKey;
  title: string;
  children: ReactNode;
}

function FeaturesCard({ plan, title, children }: FeaturesCardProps) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-sm font-medium text-ink-soft">{title}</h2>
      <div className="mt-4">
        <FeatureList plan={plan} />
      </div>
      <p className="mt-4 text-sm text-pretty text-ink-soft">{children}</p>
    </Card>
  );
}
