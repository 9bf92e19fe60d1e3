import { useEffect, useState } from 'react';

/**
 * Navigates to another address. The button stays pending until the page is gone, and works again if
 * the Back button restores the page.
 */
export function useLeaving() {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const comeBack = () => setIsLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  return {
    isLeaving,
    leaveFor: (url: string) => {
      setIsLeaving(true);
      window.location.assign(url);
    },
  };
}
