import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { VISIBILITY_RECHECK_MS } from '../../config/timings.ts';
import { subscriptionQuery } from './billing-queries.ts';

/** The plan: polled, and loaded again shortly after the tab becomes visible. */
export function useSubscription() {
  const subscription = useQuery(subscriptionQuery);
  const refetch = useEffectEvent(() => void subscription.refetch());
  useEffect(() => {
    let timer: number | undefined;
    const recheck = () => {
      window.clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        timer = window.setTimeout(() => refetch(), VISIBILITY_RECHECK_MS);
      }
    };
    document.addEventListener('visibilitychange', recheck);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', recheck);
    };
  }, []);
  return subscription;
}
