import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDate } from '#shared/dates.ts';
import { plans } from '#shared/plans.ts';
import type { SandboxAction, SandboxSubscription } from '#shared/sandbox.ts';
import { paths } from '../../../config/paths.ts';
import { errorSentence } from '../../../lib/api-client.ts';
import { refreshAfter } from '../../../lib/refresh.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ErrorAlert } from '../../../ui/alert.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { changeSandboxSubscription } from './sandbox-api.ts';
import { SandboxFrame } from './sandbox-frame.tsx';
import { sandboxSubscriptionQuery } from './sandbox-queries.ts';

export function SandboxPortalPage() {
  usePageTitle('Test billing portal');
  const subscription = useQuery(sandboxSubscriptionQuery);
  return (
    <SandboxFrame title="Test billing portal">
      <div className="mt-4 grid gap-5" aria-live="polite">
        {subscription.isPending && <Skeleton className="h-6 w-2/3" />}
        {subscription.isError && <ErrorAlert>{errorSentence(subscription.error)}</ErrorAlert>}
        {subscription.data && <PortalActions subscription={subscription.data} />}
      </div>
      <div className="mt-6 grid border-t border-line pt-4">
        <Link
          to={paths.billing}
          search={{ from: 'portal' }}
          className={buttonClasses({ variant: 'quiet' })}
        >
          Back to billing
        </Link>
      </div>
    </SandboxFrame>
  );
}

function PortalActions({ subscription }: { subscription: SandboxSubscription }) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: changeSandboxSubscription,
    onSuccess: () => refreshAfter.planChange(queryClient),
  });
  const button = (action: SandboxAction, text: string) => (
    <Button
      key={action}
      variant="secondary"
      isPending={change.isPending && change.variables === action}
      onClick={() => change.mutate(action)}
    >
      {text}
    </Button>
  );
  const { status, cancelsAtPeriodEnd } = subscription;
  const isLive = status === 'active' || status === 'past_due';
  return (
    <>
      <p className="text-ink-soft">{describeSubscription(subscription)}</p>
      {change.isError && <ErrorAlert>{errorSentence(change.error)}</ErrorAlert>}
      {isLive && (
        <>
          {cancelsAtPeriodEnd ? button('resume', 'Resume') : button('cancel', 'Cancel plan')}
          <section className="grid gap-2.5">
            <h2 className="text-sm font-medium text-ink-soft">What else can happen</h2>
            {status === 'active'
              ? button('fail-renewal', 'Let the renewal fail')
              : button('pay-overdue', 'Pay the open invoice')}
            {button('end', 'End the plan now')}
          </section>
        </>
      )}
    </>
  );
}

function describeSubscription({ status, periodEnd, cancelsAtPeriodEnd }: SandboxSubscription) {
  const { name } = plans.pro;
  const end = formatDate(periodEnd ?? '');
  if (status === 'none') return 'There is no subscription yet.';
  if (status === 'canceled') return `The ${name} plan has ended. Start a new one from billing.`;
  if (cancelsAtPeriodEnd) return `The ${name} plan is cancelled and ends on ${end}.`;
  if (status === 'past_due') return `The last renewal of the ${name} plan was not paid.`;
  return `The ${name} plan is active and renews on ${end}.`;
}
