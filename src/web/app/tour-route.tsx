import { useCurrentUser } from '../features/auth/auth-queries.ts';
import { TourPage } from '../features/landing/tour-page.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { webConfig } from '../lib/web-config.ts';

export function TourRoute() {
  const user = useCurrentUser();
  usePageTitle('Tour');
  return <TourPage signedIn={user !== null} productName={webConfig().productName} />;
}
