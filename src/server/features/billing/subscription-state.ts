import type { ProviderSubscription } from '#server/integrations/payments/payment-provider.ts';
import type { SubscriptionStatus } from '#shared/plans.ts';

/** What is kept of a subscription on the account. */
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
 * What the present state at the payment service means here. While a failed renewal is being tried
 * again the plan goes on, with a note; when the service has given up, it is free.
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
