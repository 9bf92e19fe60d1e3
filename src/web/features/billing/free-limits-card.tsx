import { plans } from '#shared/plans.ts';
import { Card } from '../../ui/card.tsx';
import { FeatureList } from './feature-list.tsx';

export function FreeLimitsCard() {
  const { free, pro } = plans;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-sm font-medium text-ink-soft">What {free.name} holds</h2>
      <div className="mt-4">
        <FeatureList plan="free" />
      </div>
      <p className="mt-4 text-sm text-pretty text-ink-soft">
        At a limit you keep everything, and can go on editing it. Only adding more needs {pro.name}.
      </p>
    </Card>
  );
}
