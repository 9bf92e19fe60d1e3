import { BILLING_OFF } from '#shared/billing.ts';
import { formatMoney } from '#shared/money.ts';
import { plans } from '#shared/plans.ts';
import { ApiError, errorSentence } from '../../lib/api-client.ts';
import { webConfig } from '../../lib/web-config.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useStartCheckout } from './billing-mutations.ts';
import { FeatureList } from './feature-list.tsx';

export function UpgradeCard() {
  const { billing } = webConfig();
  const checkout = useStartCheckout();
  const { name, pricePerMonth } = plans.pro;
  return (
    <Card raised className="flex flex-col border-pine! p-5 sm:p-6">
      <h2 className="text-sm font-medium text-pine-deep">{name}</h2>
      <p className="mt-1 flex items-baseline gap-1.5">
        <span className="money font-serif text-4xl font-semibold tracking-tight">
          {formatMoney(pricePerMonth)}
        </span>
        <span className="text-ink-soft">/month</span>
      </p>
      <div className="mt-4 mb-6">
        <FeatureList plan="pro" />
      </div>
      <div className="mt-auto grid gap-3">
        {checkout.isError && (
          <ErrorAlert>
            Failed to start upgrade process. Please try again.
            {reasonOf(checkout.error) && (
              <span className="block font-normal">{reasonOf(checkout.error)}</span>
            )}
          </ErrorAlert>
        )}
        {billing === 'off' ? (
          <p className="text-sm text-ink-soft">{BILLING_OFF}</p>
        ) : (
          <Button
            size="large"
            fullWidth
            isPending={checkout.isPending}
            pendingText="Opening checkout..."
            onClick={() => checkout.mutate()}
          >
            Upgrade to Pro
          </Button>
        )}
        {billing === 'sandbox' && (
          <p className="text-center text-sm text-ink-soft">
            Test mode: no card is needed and nothing is charged.
          </p>
        )}
      </div>
    </Card>
  );
}

/** The server's message, if there is one. */
function reasonOf(error: unknown): string | null {
  return error instanceof ApiError && error.status > 0 ? errorSentence(error) : null;
}
