import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { formatMoney } from '#shared/money.ts';
import { plans } from '#shared/plans.ts';
import { paths } from '../../../config/paths.ts';
import { errorSentence } from '../../../lib/api-client.ts';
import { refreshAfter } from '../../../lib/refresh.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { webConfig } from '../../../lib/web-config.ts';
import { ErrorAlert, Notice } from '../../../ui/alert.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { failCheckout, payCheckout } from './sandbox-api.ts';
import { SandboxFrame } from './sandbox-frame.tsx';
import { checkoutQuery } from './sandbox-queries.ts';

export function SandboxCheckoutPage({ checkoutId }: { checkoutId: string }) {
  usePageTitle('Test checkout');
  const checkout = useQuery(checkoutQuery(checkoutId));
  return (
    <SandboxFrame title="Test checkout">
      <p className="mt-4 flex items-baseline justify-between gap-4 border-y border-line py-4">
        <span className="font-medium">
          {webConfig().productName} {plans.pro.name}
        </span>
        <span className="money">{formatMoney(plans.pro.pricePerMonth)}/month</span>
      </p>
      <div className="mt-6 grid gap-3">
        {checkout.isPending && <Skeleton className="h-12 w-full" />}
        {checkout.isError && <ErrorAlert>{errorSentence(checkout.error)}</ErrorAlert>}
        {checkout.data?.status === 'open' && <PaymentButtons checkoutId={checkoutId} />}
        {checkout.data && checkout.data.status !== 'open' && (
          <Notice>
            This test checkout is {checkout.data.status}. Start a new one from billing.
          </Notice>
        )}
        {checkout.data?.status === 'open' ? (
          <Link
            to={paths.billing}
            search={{ from: 'checkout-left' }}
            className={buttonClasses({ variant: 'quiet' })}
          >
            Cancel and go back
          </Link>
        ) : (
          <Link to={paths.billing} className={buttonClasses({ variant: 'quiet' })}>
            Back to billing
          </Link>
        )}
      </div>
    </SandboxFrame>
  );
}

function PaymentButtons({ checkoutId }: { checkoutId: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const pay = useMutation({
    mutationFn: () => payCheckout(checkoutId),
    onSuccess: async () => {
      await navigate({ to: paths.billing, search: { from: 'checkout' } });
      await refreshAfter.planChange(queryClient);
    },
  });
  const fail = useMutation({ mutationFn: () => failCheckout(checkoutId) });
  const problem = pay.error ?? fail.error;
  return (
    <>
      {problem && <ErrorAlert>{errorSentence(problem)}</ErrorAlert>}
      {fail.isSuccess && !problem && (
        <ErrorAlert>
          The payment was declined. Nothing was charged. Try again, or go back.
        </ErrorAlert>
      )}
      <Button
        size="large"
        fullWidth
        isPending={pay.isPending}
        pendingText="Paying..."
        onClick={() => pay.mutate()}
      >
        Pay {formatMoney(plans.pro.pricePerMonth)}
      </Button>
      <Button
        variant="secondary"
        fullWidth
        isPending={fail.isPending}
        pendingText="Failing..."
        onClick={() => fail.mutate()}
      >
        Fail the payment
      </Button>
    </>
  );
}
