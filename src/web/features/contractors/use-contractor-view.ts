import { getRouteApi } from '@tanstack/react-router';
import { useAddressDraft } from '../../lib/use-address-draft.ts';
import { type ContractorView, toContractorSearch, toContractorView } from './contractor-view.ts';

const route = getRouteApi('/user/signed-in/contractors');

/**
 * The view in the address, and a way to change it. A change replaces the address: Back leaves the
 * page, and returning to it restores the view.
 */
export function useContractorView() {
  const navigate = route.useNavigate();
  const [view, setView] = useAddressDraft(toContractorView(route.useSearch()), (next) =>
    navigate({ search: toContractorSearch(next), replace: true, resetScroll: false }),
  );
  return { view, change: (changes: Partial<ContractorView>) => setView({ ...view, ...changes }) };
}
