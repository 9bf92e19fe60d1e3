import { useEffect, useState } from 'react';

/**
 * Goes to another address by the browser. A button stays pending until the page is gone, and is
 * usable again when the Back button brings the page back as it was.
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
