import { getRouteApi } from '@tanstack/react-router';
import { type BudgetView, toBudgetSearch, toBudgetView } from './budget-view.ts';

const route = getRouteApi('/user/signed-in/budget');

export function useBudgetView() {
  const view = toBudgetView(route.useSearch());
  const navigate = route.useNavigate();
  const change = (changes: Partial<BudgetView>) =>
    void navigate({ search: toBudgetSearch({ ...view, ...changes }), resetScroll: false });
  return { view, change };
}
