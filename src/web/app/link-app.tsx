import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { readLinkAddress } from '#shared/link-address.ts';
import { sayThatItFailed } from '../boot/start-failure.ts';
import { LinkScreen } from '../features/link-pages/link-screen.tsx';
import { createQueryClient } from '../lib/query-client.ts';

// The content security policy forbids the code that zod would otherwise compile.
z.config({ jitless: true });

/** React empties the page, and the boot screen behind it says what to do. */
function onUncaughtError(error: unknown): void {
  sayThatItFailed();
  reportError(error);
}

/** The pages of links, without a router: each is opened by its address and leads nowhere else. */
export function drawLinkPage(): void {
  const container = document.getElementById('root');
  const address = readLinkAddress(window.location.pathname);
  if (!container || !address) throw new Error('This is not the page of a link');
  createRoot(container, { onUncaughtError }).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <LinkScreen token={address.token} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
