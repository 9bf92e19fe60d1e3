import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { App } from './app/app.tsx';
import { createSessionQueryClient } from './app/session-query-client.ts';
import './styles.css';

// The content security policy forbids the code that zod would otherwise compile.
z.config({ jitless: true });

const container = document.getElementById('root');
if (!container) throw new Error('The page has no root element');
createRoot(container).render(
  <StrictMode>
    <App queryClient={createSessionQueryClient()} />
  </StrictMode>,
);
