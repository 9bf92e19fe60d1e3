import { useEffect } from 'react';
import { useCurrentUser } from '../features/auth/auth-queries.ts';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { webConfig } from '../lib/web-config.ts';

/** The landing page takes plain values, so it can be rendered without the application. */
export function LandingRoute() {
  const user = useCurrentUser();
  const { productName, demoUrl } = webConfig();
  useEffect(() => {
    document.title = `${productName} · Keep your renovation true to budget`;
  }, [productName]);
  return <LandingPage signedIn={user !== null} productName={productName} demoUrl={demoUrl} />;
}
