import { getRouteApi } from '@tanstack/react-router';
import { type TaxView, toTaxSearch, toTaxView } from './tax-view.ts';

const route = getRouteApi('/user/signed-in/tax');

export function useTaxView() {
  const view = toTaxView({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const change = (changes: Partial<TaxView>) =>
    void navigate({ search: toTaxSearch({ ...view, ...changes }), resetScroll: false });
  return { view, change };
}
