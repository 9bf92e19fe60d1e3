import {
  type SandboxAction,
  sandboxCheckoutSchema,
  sandboxSubscriptionSchema,
} from '#shared/sandbox.ts';
import { requestJson } from '../../../lib/api-client.ts';

const checkoutUrl = (id: string) => `/api/sandbox/checkouts/${encodeURIComponent(id)}`;

export function fetchCheckout(id: string, signal: AbortSignal) {
  return requestJson(sandboxCheckoutSchema, 'GET', checkoutUrl(id), { signal });
}

export function payCheckout(id: string) {
  return requestJson(sandboxCheckoutSchema, 'POST', `${checkoutUrl(id)}/pay`);
}

export function failCheckout(id: string) {
  return requestJson(sandboxCheckoutSchema, 'POST', `${checkoutUrl(id)}/fail`);
}

export function fetchSandboxSubscription(signal: AbortSignal) {
  return requestJson(sandboxSubscriptionSchema, 'GET', '/api/sandbox/subscription', { signal });
}

export function changeSandboxSubscription(action: SandboxAction) {
  return requestJson(sandboxSubscriptionSchema, 'POST', '/api/sandbox/subscription', {
    body: { action },
  });
}
