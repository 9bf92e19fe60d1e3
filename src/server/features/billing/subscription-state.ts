import type { ProviderSubscription } from '#server/integrations/payments/payment-provider.ts';
import type { SubscriptionStatus } from '#shared/plans.ts';

/** What an account stores about a subscription. */
export interface SubscriptionState {
  subscriptionStatus: SubscriptionStatus;
  subscriptionEndDate: string | null;
  subscriptionRenewalDate: string | null;
  isPaymentOverdue: boolean;
  stripeSubscriptionId: string | null;
}

const FREE: SubscriptionState = {
  subscriptionStatus: 'free',
  subscriptionEndDate: null,
  subscriptionRenewalDate: null,
  isPaymentOverdue: false,
  stripeSubscriptionId: null,
};

/**
 * What the current state at the payment service means for us. The plan continues, with a note,
 * while the service retries a failed renewal. When the service gives up, the plan is free.
 */
export function toSubscriptionState(subscription: ProviderSubscription | null): SubscriptionState {
  if (!subscription) return FREE;
  const { id, status, periodEnd, cancelsAt } = subscription;
  switch (status) {
    case 'active':
    case 'trialing':
    case 'past_due':
      return {
        subscriptionStatus: cancelsAt ? 'cancelled' : 'active',
        subscriptionEndDate: cancelsAt?.toISOString() ?? null,
        subscriptionRenewalDate: cancelsAt ? null : (periodEnd?.toISOString() ?? null),
        isPaymentOverdue: status === 'past_due',
        stripeSubscriptionId: id,
      };
    case 'unpaid':
      return { ...FREE, isPaymentOverdue: true, stripeSubscriptionId: id };
    default:
      return FREE;
  }
}
