import { useQuery } from '@tanstack/react-query';
import type { AdminAction } from '#shared/admin.ts';
import { statusLabels } from '#shared/plans.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adminActionsQuery } from './admin-queries.ts';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** What admins have done, latest first. */
export function AdminActions({ password }: { password: string }) {
  const actions = useQuery(adminActionsQuery(password));
  return (
    <section aria-labelledby="admin-actions-heading" className="mt-10">
      <h2 id="admin-actions-heading" className="mb-4 text-lg font-semibold">
        Latest changes
      </h2>
      {actions.isPending && <Skeleton className="h-24 w-full rounded-lg" />}
      {actions.isError && <ErrorAlert>{errorSentence(actions.error)}</ErrorAlert>}
      {actions.data?.length === 0 && (
        <p className="text-ink-soft">No plan has been changed by an admin yet.</p>
      )}
      {actions.data && actions.data.length > 0 && (
        <Card>
          <ul className="divide-y divide-line text-sm">
            {actions.data.map((action) => (
              <ActionLine key={action.id} action={action} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function ActionLine({ action: entry }: { action: AdminAction }) {
  const { action, email, userId, statusBefore, createdAt } = entry;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-5 py-2.5">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{action === 'upgrade' ? 'Upgraded' : 'Downgraded'}</span>{' '}
        {email ?? `the deleted account ${userId}`}
        <span className="text-ink-soft"> (was {statusLabels[statusBefore]})</span>
      </span>
      <time dateTime={createdAt} className="money text-ink-soft">
        {moment.format(new Date(createdAt))}
      </time>
    </li>
  );
}
