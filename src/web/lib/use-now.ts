import { useEffect, useState } from 'react';
import { toCalendarDate } from '#shared/dates.ts';

/**
 * The current time, updated when the day changes: a page may stay open overnight, or wake up days
 * later.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const renew = () => {
      if (toCalendarDate(new Date()) !== toCalendarDate(now)) setNow(new Date());
    };
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    const timer = setTimeout(renew, midnight.getTime() - Date.now());
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [now]);
  return now;
}
