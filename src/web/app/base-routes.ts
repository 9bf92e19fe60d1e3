import { createRootRoute, createRoute } from '@tanstack/react-router';
import { RootLayout } from './root-layout.tsx';
import { UserGate } from './route-guards.tsx';

export const rootRoute = createRootRoute({ component: RootLayout });

/** Above the pages that depend on who is signed in. */
export const userRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'user',
  component: UserGate,
});
