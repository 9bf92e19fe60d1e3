import { getRouteApi } from '@tanstack/react-router';
import { useAddressDraft } from '../../lib/use-address-draft.ts';
import { type ExpenseView, toExpenseSearch, toExpenseView } from './expense-view.ts';

const route = getRouteApi('/user/signed-in/expenses');

/**
 * The view that the address holds, and a way to change it. Several changes in one go are one step
 * for the Back button.
 */
export function useExpenseView() {
  const saved = toExpenseView(route.useSearch());
  const navigate = route.useNavigate();
  const [view, setView] = useAddressDraft(saved, (next) => {
    const isNewPage = next.page !== saved.page;
    return navigate({ search: toExpenseSearch(next), resetScroll: isNewPage && next.page > 1 });
  });

  /** Any change but that of the page leads to the first page of the new view. */
  const change = (changes: Partial<ExpenseView>) => setView({ ...view, page: 1, ...changes });
  return { view, change };
}
