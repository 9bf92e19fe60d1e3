import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { currentUserQuery } from '../features/auth/auth-queries.ts';
import { errorSentence } from '../lib/api-client.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

/** Holds back every page that differs for signed-in people until it is known who is there. */
export function UserGate() {
  const user = useQuery(currentUserQuery);
  if (user.data !== undefined) return <Outlet />;
  if (user.isPending) return <PageSpinner />;
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
