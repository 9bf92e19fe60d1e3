import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LIVE_AFTER_MS } from '../../config/timings.ts';

/** Shows what others change. The code loads after the page is drawn; without it, the page works. */
export function useLiveUpdates(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const left = new AbortController();
    const follow = async () =>
      (await import('./follow-changes.ts')).followChanges(queryClient, left.signal);
    const timer = setTimeout(() => follow().catch(() => undefined), LIVE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [queryClient]);
}
