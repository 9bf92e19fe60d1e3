import { getRouteApi } from '@tanstack/react-router';
import { useAddressDraft } from '../../lib/use-address-draft.ts';
import { type DocumentView, toDocumentSearch, toDocumentView } from './document-view.ts';

const route = getRouteApi('/user/signed-in/documents');

/** The view in the address, and a way to change it. Back leaves the page. */
export function useDocumentView() {
  const navigate = route.useNavigate();
  const [view, setView] = useAddressDraft(toDocumentView(route.useSearch()), (next) =>
    navigate({ search: toDocumentSearch(next), replace: true, resetScroll: false }),
  );
  return { view, change: (changes: Partial<DocumentView>) => setView({ ...view, ...changes }) };
}
