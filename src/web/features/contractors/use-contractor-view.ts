import { getRouteApi } from '@tanstack/react-router';
import { useAddressDraft } from '../../lib/use-address-draft.ts';
import { type ContractorView, toContractorSearch, toContractorView } from './contractor-view.ts';

const route = getRouteApi('/user/signed-in/contractors');

/**
 * The view that the address holds, and a way to change it. A change takes the place of the old
 * address: Back leaves the page, and coming back to it finds the view as it was.
 */
export function useContractorView() {
  const navigate = route.useNavigate();
  const [view, setView] = useAddressDraft(toContractorView(route.useSearch()), (next) =>
    navigate({ search: toContractorSearch(next), replace: true, resetScroll: false }),
  );
  return { view, change: (changes: Partial<ContractorView>) => setView({ ...view, ...changes }) };
}
