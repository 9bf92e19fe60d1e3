import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { URL_UPDATE_DELAY_MS } from '../../config/timings.ts';
import { type ContractorView, toContractorSearch, toContractorView } from './contractor-view.ts';

const route = getRouteApi('/user/signed-in/contractors');

/**
 * The view that the address holds, and a way to change it. A change is shown at once and written
 * into the address a moment later, in place of the old one: Back leaves the page, and coming back
 * to it finds the view as it was.
 */
export function useContractorView() {
  const saved = toContractorView(route.useSearch());
  const navigate = route.useNavigate();
  const [draft, setDraft] = useState<ContractorView | null>(null);
  const view = draft ?? saved;

  const save = useEffectEvent(async (next: ContractorView) => {
    await navigate({ search: toContractorSearch(next), replace: true, resetScroll: false });
    setDraft((current) => (current === next ? null : current));
  });
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => save(draft), URL_UPDATE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  return { view, change: (changes: Partial<ContractorView>) => setDraft({ ...view, ...changes }) };
}
