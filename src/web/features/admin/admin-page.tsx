import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { AdminActions } from './admin-actions.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { AdminGate, describeGateError } from './admin-gate.tsx';
import { useAdminPassword, useLockAdmin } from './admin-password.ts';
import { adminStatsQuery } from './admin-queries.ts';
import { AdminStatCards } from './admin-stat-cards.tsx';
import { AdminUsers } from './admin-users.tsx';

export function AdminPage() {
  usePageTitle('Admin');
  const password = useAdminPassword();
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <>
      {password === null ? (
        <AdminFrame>
          <AdminGate key={problem} problem={problem} />
        </AdminFrame>
      ) : (
        <AdminPanel password={password} onClosed={setProblem} />
      )}
      <Toaster />
    </>
  );
}

interface AdminPanelProps {
  password: string;
  /** Called with the reason why the gate shows again; null after a logout. */
  onClosed: (problem: string | null) => void;
}

function AdminPanel({ password, onClosed }: AdminPanelProps) {
  const queryClient = useQueryClient();
  // This query runs alone first, so that an outdated password counts as one failure, not three.
  const stats = useQuery(adminStatsQuery(password));
  const lock = useLockAdmin();

  const close = useEffectEvent((error: unknown) => {
    lock();
    onClosed(describeGateError(error));
  });
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        const { error } = query.state;
        const isRefused = error instanceof ApiError && error.status === 401;
        if (isRefused && query.queryKey[0] === queryKeys.admin[0]) close(error);
      }),
    [queryClient],
  );

  if (stats.isPending) return <PageSpinner />;
  return (
    <AdminFrame
      actions={
        <Button
          variant="secondary"
          onClick={() => {
            lock();
            onClosed(null);
          }}
        >
          <LogOut className="size-4" aria-hidden="true" />
          Log out
        </Button>
      }
    >
      {stats.isError && !stats.data ? (
        <ErrorState
          isPage
          title="Failed to connect to admin panel"
          message={describeFailure(stats.error)}
          onRetry={() => stats.refetch()}
          isRetrying={stats.isFetching}
        />
      ) : (
        <>
          <h1 className="mb-6 text-2xl leading-8 font-semibold tracking-tight">Admin Panel</h1>
          <AdminStatCards stats={stats.data} />
          <AdminUsers password={password} />
          <AdminActions password={password} />
        </>
      )}
    </AdminFrame>
  );
}

function describeFailure(error: unknown): string {
  return error instanceof ApiError ? error.sentence : 'Please try again.';
}
