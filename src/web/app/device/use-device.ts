import { useEffect, useState } from 'react';
import { AT_REST_MS } from '../../config/timings.ts';
import { useSignedInUser } from '../../features/auth/signed-in-user.tsx';
import { useSelectedProject } from '../../features/projects/selected-project.ts';

/**
 * What this browser does for an account by itself: it works without a connection, keeps what waits
 * to be sent, and knows shortcuts. Its code loads after the page is drawn.
 */
export function useDevice() {
  // The note above the pages of a demo or a sample is part of it.
  const { isGuest } = useSignedInUser();
  const hasNote = useSelectedProject()?.isSample || isGuest;
  const [parts, setParts] = useState<typeof import('./device-parts.tsx') | null>(null);
  useEffect(() => {
    const load = () => import('./device-parts.tsx').then(setParts, () => undefined);
    // What was typed before a reload is there. A signed-in browser has storage as it has cookies.
    const isUrgent = hasNote || sessionStorage['drafts'];
    const timer = setTimeout(load, navigator.onLine && !isUrgent ? AT_REST_MS : 0);
    return () => clearTimeout(timer);
  }, [hasNote]);
  return parts;
}
