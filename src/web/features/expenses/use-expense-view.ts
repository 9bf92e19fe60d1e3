import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { URL_UPDATE_DELAY_MS } from '../../config/timings.ts';
import { type ExpenseView, toExpenseSearch, toExpenseView } from './expense-view.ts';

const route = getRouteApi('/user/signed-in/expenses');

/**
 * The view that the address holds, and a way to change it. A change is shown at once and written
 * into the address a moment later, so that several in one go are one step for the Back button.
 */
export function useExpenseView() {
  const saved = toExpenseView(route.useSearch());
  const navigate = route.useNavigate();
  const [draft, setDraft] = useState<ExpenseView | null>(null);
  const view = draft ?? saved;

  const save = useEffectEvent(async (next: ExpenseView) => {
    const isNewPage = next.page !== saved.page;
    await navigate({ search: toExpenseSearch(next), resetScroll: isNewPage && next.page > 1 });
    setDraft((current) => (current === next ? null : current));
  });
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => save(draft), URL_UPDATE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  /** Any change but that of the page leads to the first page of the new view. */
  const change = (changes: Partial<ExpenseView>) => setDraft({ ...view, page: 1, ...changes });
  return { view, change };
}
