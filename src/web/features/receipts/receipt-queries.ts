import { queryOptions } from '@tanstack/react-query';
import { SIGNED_LINK_SECONDS } from '#shared/receipt.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchSignedUrl } from './receipt-api.ts';

/**
 * Loads a new link a minute before the old one expires, so that none expires while its image loads.
 */
const LINK_STALE_MS = (SIGNED_LINK_SECONDS - 60) * 1_000;

export function signedLinkQuery(receiptKey: string) {
  return queryOptions({
    queryKey: [...queryKeys.receiptLinks, receiptKey],
    queryFn: ({ signal }) => fetchSignedUrl(receiptKey, signal),
    staleTime: LINK_STALE_MS,
    gcTime: LINK_STALE_MS,
    // Opening a receipt again tries again.
    retryOnMount: true,
  });
}
