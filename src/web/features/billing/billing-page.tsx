import { plans } from '#shared/plans.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ErrorAlert, Notice } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CHECK_FAILED, PlanCard } from './plan-card.tsx';
import { FreeLimitsCard, ProFeaturesCard } from './plan-features-cards.tsx';
import { UpgradeCard } from './upgrade-card.tsx';
import { UsageCard } from './usage-card.tsx';
import { useReturnFromPayments } from './use-return-from-payments.ts';
import { useSubscription } from './use-subscription.ts';

const gridClasses = 'grid items-start gap-4 sm:gap-5 lg:grid-cols-2';

export function BillingPage() {
  usePageTitle('Billing & Subscription');
  return (
    <>
      <PageHeader title="Billing & Subscription">Your plan, and how much of it you use.</PageHeader>
      <Billing />
    </>
  );
}

function Billing() {
  const subscription = useSubscription();
  const { cameFrom, check } = useReturnFromPayments();

  if (subscription.isPending || (cameFrom === 'checkout' && check.isPending)) {
    return <BillingSkeleton />;
  }
  if (!subscription.data) {
    return (
      <ErrorState
        title={CHECK_FAILED}
        message={errorSentence(subscription.error)}
        onRetry={() => subscription.refetch()}
        isRetrying={subscription.isFetching}
      />
    );
  }
  const { data } = subscription;
  const isFree = data.subscriptionStatus === 'free';
  return (
    <>
      <div className="mb-4 grid gap-2.5 empty:hidden sm:mb-5">
        {(subscription.isError || check.isError) && <ErrorAlert>{CHECK_FAILED}</ErrorAlert>}
        <ReturnNotice cameFrom={cameFrom} isFree={isFree} />
      </div>
      <div className={gridClasses}>
        <div className="grid gap-4 sm:gap-5">
          <PlanCard subscription={data} />
          <UsageCard subscription={data} />
        </div>
        {isFree ? (
          <div className="grid gap-4 sm:gap-5">
            <UpgradeCard />
            <FreeLimitsCard />
          </div>
        ) : (
          <ProFeaturesCard />
        )}
      </div>
    </>
  );
}

function ReturnNotice({ cameFrom, isFree }: { cameFrom: string | null; isFree: boolean }) {
  if (cameFrom === 'checkout-left') {
    return <Notice>You left the checkout. Nothing was charged.</Notice>;
  }
  if (cameFrom !== 'checkout') return null;
  return isFree ? (
    <Notice>
      Your payment is being confirmed. This page shows {plans.pro.name} as soon as it is.
    </Notice>
  ) : (
    <Notice>Thank you. You are on the {plans.pro.name} plan now.</Notice>
  );
}

function BillingSkeleton() {
  return (
    <div role="status" className={gridClasses}>
      <span className="sr-only">Loading your plan</span>
      {['plan', 'upgrade'].map((key) => (
        <Card key={key} className="p-5 sm:p-6">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="mt-3 h-9 w-24" />
          <Skeleton className="mt-4 h-4 w-2/3" />
          <Skeleton className="mt-6 h-10 w-36" />
        </Card>
      ))}
    </div>
  );
}
