import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/query-keys.ts';
import { fetchCheckout, fetchSandboxSubscription } from './sandbox-api.ts';

export const checkoutQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.sandbox, 'checkout', id],
    queryFn: ({ signal }) => fetchCheckout(id, signal),
  });

export const sandboxSubscriptionQuery = queryOptions({
  queryKey: [...queryKeys.sandbox, 'subscription'],
  queryFn: ({ signal }) => fetchSandboxSubscription(signal),
});
