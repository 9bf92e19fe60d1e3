import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LIVE_AFTER_MS } from '../../config/timings.ts';
import { useIsLoggingOut } from '../../features/auth/auth-mutations.ts';

/**
 * Shows what others change. The code loads after the page is drawn; without it, the page works. It
 * is a component of its own, so that a sign-out does not render the gate again, which would load
 * the projects.
 */
export function LiveUpdates(): null {
  const queryClient = useQueryClient();
  const isLoggingOut = useIsLoggingOut();
  useEffect(() => {
    // Before the session ends, so that no stream asks for one that is gone.
    if (isLoggingOut) return;
    const left = new AbortController();
    const follow = async () =>
      (await import('./follow-changes.ts')).followChanges(queryClient, left.signal);
    const timer = setTimeout(() => follow().catch(() => undefined), LIVE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [queryClient, isLoggingOut]);
  return null;
}
