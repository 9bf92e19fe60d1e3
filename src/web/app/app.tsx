import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { hasSignedInHint } from '../features/auth/signed-in-hint.ts';
import { router } from './router.ts';

export function drawApp(queryClient: QueryClient): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root element');
  const root = createRoot(container);
  // A transition renders a few milliseconds at a time.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
  if (hasSignedInHint()) void fetchFirstPageData(queryClient);
}

/** A failure is ignored here: the page itself asks again and says what is wrong. */
async function fetchFirstPageData(queryClient: QueryClient): Promise<void> {
  await import('./signed-in-layout.tsx')
    .then((layout) => layout.fetchFirstPageData(queryClient))
    .catch(() => undefined);
}
