import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { BootScreen } from '../boot/boot-screen.tsx';
import { currentUserQuery } from '../features/auth/auth-queries.ts';
import { errorSentence } from '../lib/api-client.ts';
import { ErrorState } from '../ui/error-state.tsx';

/** Waits until it is known who is signed in, for pages that depend on it. */
export function UserGate() {
  const user = useQuery(currentUserQuery);
  const isKnown = user.data !== undefined;
  // Renders the first page a few milliseconds at a time, so the browser stays responsive.
  const isDrawn = useDeferredValue(isKnown, false);
  if (isKnown && isDrawn) return <Outlet />;
  if (isKnown || user.isPending) return <BootScreen />;
  return (
    <main>
      <ErrorState
        isPage
        title="We couldn't load your account"
        message={errorSentence(user.error)}
        onRetry={() => user.refetch()}
        isRetrying={user.isFetching}
      />
    </main>
  );
}
