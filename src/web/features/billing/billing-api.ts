import { messageSchema, redirectSchema, subscriptionOverviewSchema } from '#shared/billing.ts';
import { requestJson } from '../../lib/api-client.ts';

export function fetchSubscription(signal: AbortSignal) {
  return requestJson(subscriptionOverviewSchema, 'GET', '/api/subscription-status', { signal });
}

/** Makes the server ask the payment service. The answer is one sentence about the plan. */
export function checkSubscription() {
  return requestJson(messageSchema, 'POST', '/api/check-subscription');
}

export function startCheckout() {
  return requestJson(redirectSchema, 'POST', '/api/create-checkout-session');
}

export function openPortal() {
  return requestJson(redirectSchema, 'POST', '/api/create-portal-session');
}
