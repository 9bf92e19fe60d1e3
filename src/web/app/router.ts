import { createRouter } from '@tanstack/react-router';
import { PAGE_SPINNER_DELAY_MS, PREFETCH_DELAY_MS } from '../config/timings.ts';
import { parsePlainSearch, stringifyPlainSearch } from '../lib/plain-search.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { accountPages, signedInRoute } from './account-pages.ts';
import { rootRoute, userRoute } from './base-routes.ts';
import { ErrorPage } from './error-page.tsx';
import { lazyPage } from './lazy-page.ts';
import { publicPages, visitorPages } from './visitor-pages.ts';

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

export const router = createRouter({
  routeTree: rootRoute.addChildren({
    ...publicPages,
    user: userRoute.addChildren({
      ...visitorPages,
      signedIn: signedInRoute.addChildren(accountPages),
    }),
  }),
  parseSearch: parsePlainSearch,
  stringifySearch: stringifyPlainSearch,
  defaultPreload: 'intent',
  defaultPreloadDelay: PREFETCH_DELAY_MS,
  defaultPendingComponent: PageSpinner,
  defaultPendingMs: PAGE_SPINNER_DELAY_MS,
  defaultPendingMinMs: 0,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: lazyPage(() => import('./not-found-page.tsx'), 'NotFoundPage'),
  scrollRestoration: true,
});
