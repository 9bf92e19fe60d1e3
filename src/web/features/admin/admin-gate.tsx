import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { INVALID_ADMIN_PASSWORD } from '#shared/admin.ts';
import { ApiError } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { fetchAdminStats } from './admin-api.ts';
import { rememberAdminPassword } from './admin-password.ts';
import { adminStatsQuery } from './admin-queries.ts';

interface AdminGateProps {
  /** Why the panel was closed again. */
  problem: string | null;
}

export function AdminGate({ problem }: AdminGateProps) {
  const [error, setError] = useState(problem);
  const [password, setPassword] = useState('');
  const queryClient = useQueryClient();
  const open = useMutation({ mutationFn: () => fetchAdminStats(password) });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password.trim() === '') return setError('Please enter the admin password');
    try {
      const stats = await open.mutateAsync();
      queryClient.setQueryData(adminStatsQuery(password).queryKey, stats);
    } catch (refusal) {
      return setError(describeGateError(refusal));
    }
    rememberAdminPassword(password.trim());
    toast('Admin access granted');
  };

  return (
    <div className="grid justify-items-center pt-10 sm:pt-20">
      <Card className="w-full max-w-md p-6 sm:p-8">
        <h1 className="font-serif text-2xl font-semibold tracking-tight">Admin Panel</h1>
        <p className="mt-1.5 text-ink-soft">All accounts and plans, behind one password.</p>
        <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
          <PasswordField
            label="Admin password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={error ?? undefined}
          />
          <Button type="submit" isPending={open.isPending} pendingText="Opening...">
            Open the panel
          </Button>
        </form>
      </Card>
    </div>
  );
}

/** After too many tries, it shows the server's message. */
export function describeGateError(error: unknown): string {
  const { status, sentence } = error instanceof ApiError ? error : { status: 0, sentence: '' };
  if (status === 401) return INVALID_ADMIN_PASSWORD;
  return status === 429 ? sentence : 'Failed to connect to admin panel';
}
