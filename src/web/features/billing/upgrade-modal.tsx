import { Link } from '@tanstack/react-router';
import { formatMoney } from '#shared/money.ts';
import { type CountedNoun, countRules } from '#shared/plan-limits.ts';
import { type PlanKey, plans } from '#shared/plans.ts';
import { paths } from '../../config/paths.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { FeatureList } from './feature-list.tsx';
import { limitTitles } from './limit-titles.ts';

export interface UpgradeModalProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  noun: CountedNoun;
  /** The current number. After a downgrade it may be above the limit. */
  count: number;
}

export function UpgradeModal({ isOpen, onOpenChange, noun, count }: UpgradeModalProps) {
  const limit = countRules[noun].holds.free;
  const usage = `${count} of ${limit}`;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={limitTitles[noun]}
      description={`The free plan holds ${limit} ${noun}. You keep everything you have and can still edit it.`}
    >
      <div className="grid gap-2">
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-sm text-ink-soft first-letter:uppercase">{noun} used</span>
          <span className="money font-semibold">{usage}</span>
        </p>
        <ProgressBar
          label={`Used ${noun}`}
          percent={(count / limit) * 100}
          valueText={usage}
          tone="brick"
        />
      </div>
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <PlanColumn plan="free" />
        <PlanColumn plan="pro" />
      </div>
      <div className="mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Continue with Free Plan
        </Button>
        <Link to={paths.billing} className={buttonClasses()}>
          Upgrade to Pro
        </Link>
      </div>
    </Dialog>
  );
}

function PlanColumn({ plan }: { plan: PlanKey }) {
  const { name, pricePerMonth } = plans[plan];
  return (
    <section
      className={joinClasses(
        'rounded-md border p-4',
        plan === 'pro' ? 'border-pine bg-pine-tint' : 'border-line',
      )}
    >
      <h3 className="flex items-baseline justify-between gap-2 font-semibold">
        {name}
        <span className="money text-sm font-normal text-ink-soft">
          {formatMoney(pricePerMonth)}/month
        </span>
      </h3>
      <div className="mt-2.5 text-sm">
        <FeatureList plan={plan} />
      </div>
    </section>
  );
}
