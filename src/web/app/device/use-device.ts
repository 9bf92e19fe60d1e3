import { useEffect, useState } from 'react';
import { AT_REST_MS } from '../../config/timings.ts';

/**
 * What this browser does for an account by itself: it works without a connection, keeps what waits
 * to be sent, and knows shortcuts. Its code loads after the page is drawn.
 */
export function useDevice() {
  const [parts, setParts] = useState<typeof import('./device-parts.tsx') | null>(null);
  useEffect(() => {
    const load = () => import('./device-parts.tsx').then(setParts, () => undefined);
    const timer = setTimeout(load, navigator.onLine ? AT_REST_MS : 0);
    return () => clearTimeout(timer);
  }, []);
  return parts;
}
