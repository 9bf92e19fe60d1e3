import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { URL_UPDATE_DELAY_MS } from '../config/timings.ts';

/** A view of the address. Changes show at once and are written to the address a moment later. */
export function useAddressDraft<View>(saved: View, write: (next: View) => Promise<void>) {
  const { history } = useRouter();
  const [page] = useState(history.location.pathname);
  const [draft, setDraft] = useState<View | null>(null);

  const save = useEffectEvent(async (next: View) => {
    // If the user has already left for a page that is still loading, do not pull them back.
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
