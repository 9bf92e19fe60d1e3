import { getRouteApi } from '@tanstack/react-router';
import { sandboxPaths } from '#shared/billing-paths.ts';
import { SandboxCheckoutPage } from './sandbox-checkout-page.tsx';
import { SandboxPortalPage } from './sandbox-portal-page.tsx';

const route = getRouteApi('/user/sandbox/$');

/** One route for both pages: few people ever see them, and everybody loads the list of routes. */
export function SandboxPages() {
  const { _splat: rest } = route.useParams();
  const path = `/sandbox/${rest}`;
  if (path === sandboxPaths.portal) return <SandboxPortalPage />;
  const [, checkoutId] = path.split(`${sandboxPaths.checkout}/`);

  return <SandboxCheckoutPage checkoutId={checkoutId ?? ''} />;
}
