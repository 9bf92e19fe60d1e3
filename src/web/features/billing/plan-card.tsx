import { RefreshCw } from 'lucide-react';
import type { SubscriptionOverview } from '#shared/billing.ts';
import { formatDate } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { countRules } from '#shared/plan-limits.ts';
import { planOf, plans } from '#shared/plans.ts';
import { ErrorAlert, Notice } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useCheckSubscription, useOpenPortal } from './billing-mutations.ts';
import { PortalProblem } from './portal-problem.tsx';
import { StatusBadge } from './status-badge.tsx';

export const CHECK_FAILED = 'Failed to check subscription status. Please try again.';

export function PlanCard({ subscription }: { subscription: SubscriptionOverview }) {
  const { subscriptionStatus: status, hasBillingAccount } = subscription;
  const check = useCheckSubscription();
  const portal = useOpenPortal();
  const { name, pricePerMonth } = plans[planOf(status)];
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-sm font-medium text-ink-soft">Current plan</h2>
        <StatusBadge status={status} />
      </div>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-4xl font-semibold tracking-tight">{name}</span>
        {!isGranted(subscription) && (
          <span className="money text-ink-soft">{formatMoney(pricePerMonth)}/month</span>
        )}
      </p>
      <p className="mt-2 text-ink-soft">{describeTerm(subscription)}</p>
      {subscription.isPaymentOverdue && (
        <div className="mt-4">
          <ErrorAlert>{describeOverdue(status !== 'free')}</ErrorAlert>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2.5">
        {hasBillingAccount && (
          <Button
            variant="secondary"
            isPending={portal.isPending}
            pendingText="Opening..."
            onClick={() => portal.mutate()}
          >
            Manage billing
          </Button>
        )}
        <Button
          variant="secondary"
          isPending={check.isPending}
          pendingText="Checking..."
          onClick={() => check.mutate()}
        >
          <RefreshCw className="size-4" aria-hidden="true" />
          Check status
        </Button>
      </div>
      <div className="mt-4 grid gap-2.5 empty:hidden">
        {portal.isError && <PortalProblem error={portal.error} />}
        {check.isError && <ErrorAlert>{CHECK_FAILED}</ErrorAlert>}
        {check.isSuccess && <Notice>{check.data.message}</Notice>}
      </div>
    </Card>
  );
}

/** Pro that an admin granted: there is no payment behind it. */
function isGranted({ subscriptionStatus, renewalDate }: SubscriptionOverview): boolean {
  return subscriptionStatus === 'active' && renewalDate === null;
}

function describeTerm(subscription: SubscriptionOverview): string {
  const { subscriptionStatus, renewalDate, endDate } = subscription;
  const { expenses, contractors } = countRules;
  switch (subscriptionStatus) {
    case 'active':
      return isGranted(subscription)
        ? 'You pay nothing for it, and it has no end date.'
        : `Renews on ${formatDate(renewalDate ?? '')}.`;
    case 'cancelled':
      return `You keep ${plans.pro.name} until ${formatDate(endDate ?? '')}. Resume it under Manage billing.`;
    case 'free':
      return `Room for ${expenses.holds.free} expenses and ${contractors.holds.free} contractors.`;
  }
}

function describeOverdue(isPro: boolean): string {
  return isPro
    ? `Your last payment failed. Update your card under Manage billing to keep ${plans.pro.name}.`
    : `Your payments failed and ${plans.pro.name} has ended. Pay the open invoice under Manage billing, or upgrade again.`;
}
