import { getRouteApi, notFound } from '@tanstack/react-router';
import { sandboxPaths } from '#shared/billing-paths.ts';
import { webConfig } from '../../../lib/web-config.ts';
import { SandboxCheckoutPage } from './sandbox-checkout-page.tsx';
import { SandboxPortalPage } from './sandbox-portal-page.tsx';

const route = getRouteApi('/user/sandbox/$');

/** One route for both pages: few users ever see them, and everyone loads the list of routes. */
export function SandboxPages() {
  const { _splat: rest } = route.useParams();
  const path = `/sandbox/${rest}`;
  if (webConfig().billing !== 'sandbox') throw notFound();
  if (path === sandboxPaths.portal) return <SandboxPortalPage />;
  const [, checkoutId] = path.split(`${sandboxPaths.checkout}/`);
  if (!checkoutId) throw notFound();
  return <SandboxCheckoutPage checkoutId={checkoutId} />;
}
