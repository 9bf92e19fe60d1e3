import { getRouteApi } from '@tanstack/react-router';
import { type PhotoView, toPhotoSearch, toPhotoView } from './photo-view.ts';

const route = getRouteApi('/user/signed-in/photos');

export function usePhotoView() {
  const view = toPhotoView({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const change = (changes: Partial<PhotoView>) =>
    void navigate({ search: toPhotoSearch({ ...view, ...changes }), resetScroll: false });
  return { view, change };
}
