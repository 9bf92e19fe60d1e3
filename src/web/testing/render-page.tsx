import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react/pure';
import { parsePlainSearch, stringifyPlainSearch } from '../lib/plain-search.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { Toaster } from '../ui/toaster.tsx';

/** Renders a component inside the providers that the app puts around every page. */
export async function renderPage(page: ReactNode, address = '/') {
  const rootRoute = createRootRoute();
  const route = createRoute({ getParentRoute: () => rootRoute, path: '$', component: () => page });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: rootRoute.addChildren([route]),
    history,
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
  });
  await render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      {/* biome-ignore lint/suspicious/noExplicitAny: the app's own router has other routes */}
      <RouterProvider router={router as any} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { history };
}
