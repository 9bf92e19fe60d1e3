import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { URL_UPDATE_DELAY_MS } from '../config/timings.ts';

/** A view of the address whose changes are shown at once, and written into it a moment later. */
export function useAddressDraft<View>(saved: View, write: (next: View) => Promise<void>) {
  const { history } = useRouter();
  const [page] = useState(history.location.pathname);
  const [draft, setDraft] = useState<View | null>(null);

  const save = useEffectEvent(async (next: View) => {
    // A person who has left for a page that is still loading must not be called back.
    if (history.location.pathname !== page) return;
    await write(next);
    setDraft((current) => (current === next ? null : current));
  });
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => save(draft), URL_UPDATE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  return [draft ?? saved, setDraft] as const;
}
