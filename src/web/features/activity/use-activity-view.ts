import { getRouteApi } from '@tanstack/react-router';
import { useAddressDraft } from '../../lib/use-address-draft.ts';
import { type ActivityView, toActivitySearch, toActivityView } from './activity-view.ts';

const route = getRouteApi('/user/signed-in/activity');

/** The view in the address, and a way to change it. Back leaves the page. */
export function useActivityView() {
  const navigate = route.useNavigate();
  const [view, setView] = useAddressDraft(toActivityView(route.useSearch()), (next) =>
    navigate({ search: toActivitySearch(next), replace: true, resetScroll: false }),
  );
  return { view, change: (changes: Partial<ActivityView>) => setView({ ...view, ...changes }) };
}
