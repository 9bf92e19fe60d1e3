import { useEffect, useState } from 'react';
import { LIVE_AFTER_MS } from '../../config/timings.ts';

/**
 * What this browser does for an account by itself: it works without a connection, keeps what waits
 * to be sent, and knows shortcuts. Its code loads after the page is drawn.
 */
export function useDevice() {
  const [parts, setParts] = useState<typeof import('./device-parts.tsx') | null>(null);
  useEffect(() => {
    const load = () => import('./device-parts.tsx').then(setParts, () => undefined);
    const timer = setTimeout(load, navigator.onLine ? LIVE_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, []);
  return parts;
}
