import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { isPageApart, readLinkAddress } from '#shared/link-address.ts';
import { sayThatItFailed } from '../boot/start-failure.ts';
import { DemoScreen } from '../features/demo/demo-screen.tsx';
import { LinkScreen } from '../features/link-pages/link-screen.tsx';
import { createQueryClient } from '../lib/query-client.ts';

// The content security policy forbids the code that zod would otherwise compile.
z.config({ jitless: true });

/** React empties the page, and the boot screen behind it says what to do. */
function onUncaughtError(error: unknown): void {
  sayThatItFailed();
  reportError(error);
}

/**
 * The pages of links and the start of the demo, without a router: each is opened by its address and
 * leads nowhere else.
 */
export function drawLinkPage(): void {
  const container = document.getElementById('root');
  const { pathname } = window.location;
  const address = readLinkAddress(pathname);
  if (!container || !isPageApart(pathname)) throw new Error('This is not the page of a link');
  createRoot(container, { onUncaughtError }).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        {address ? <LinkScreen token={address.token} /> : <DemoScreen />}
      </QueryClientProvider>
    </StrictMode>,
  );
}
