import { getRouteApi } from '@tanstack/react-router';
import { toId } from '../../lib/plain-search.ts';
import { useAddressDraft } from '../../lib/use-address-draft.ts';
import { type ExpenseView, toExpenseSearch, toExpenseView } from './expense-view.ts';

const route = getRouteApi('/user/signed-in/expenses');

/**
 * The view in the address, and a way to change it. Several changes at once are one step for the
 * Back button.
 */
export function useExpenseView() {
  const search = route.useSearch();
  const asksForForm = search.add !== undefined;
  // The rest of such an address is about the form.
  const saved = toExpenseView(asksForForm ? {} : search);
  const navigate = route.useNavigate();
  const [view, setView] = useAddressDraft(saved, (next) => {
    const isNewPage = next.page !== saved.page;
    return navigate({ search: toExpenseSearch(next), resetScroll: isNewPage && next.page > 1 });
  });

  /** Any change other than the page number leads to the first page of the new view. */
  const change = (changes: Partial<ExpenseView>) => setView({ ...view, page: 1, ...changes });
  /** The project of a link, until the layout has opened it. */
  const askedProject = toId(search.project);
  return { view, change, askedProject, asksForForm };
}
