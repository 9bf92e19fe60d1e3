import { queryOptions } from '@tanstack/react-query';
import { SUBSCRIPTION_POLL_MS } from '../../config/timings.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchSubscription } from './billing-api.ts';

/** The only query that polls: payments happen elsewhere. */
export const subscriptionQuery = queryOptions({
  queryKey: queryKeys.planUsage,
  queryFn: ({ signal }) => fetchSubscription(signal),
  refetchInterval: SUBSCRIPTION_POLL_MS,
});
