import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
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
}
