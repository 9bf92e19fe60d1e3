import type { AdminUser } from '#shared/admin.ts';
import { formatDate } from '#shared/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { StatusBadge } from '../billing/status-badge.tsx';

export interface UserRowsProps {
  users: readonly AdminUser[];
  onChangePlan: (user: AdminUser) => void;
}

export function fullName({ firstName, lastName }: AdminUser): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

/** An active user can only be downgraded; everyone else can be upgraded. */
export function planActionFor({ subscriptionStatus }: AdminUser) {
  return subscriptionStatus === 'active' ? 'downgrade' : 'upgrade';
}

/** The status, who set it, and when it ends. Also when a deleted account goes. */
export function PlanOfUser({ user }: { user: AdminUser }) {
  const { subscriptionStatus, subscriptionSource, subscriptionEndDate, deletesAt } = user;
  const notes = [
    subscriptionSource && `by ${subscriptionSource}`,
    subscriptionStatus === 'cancelled' &&
      subscriptionEndDate &&
      `until ${formatDate(subscriptionEndDate)}`,
  ].filter(Boolean);
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
      <StatusBadge status={subscriptionStatus} />
      {deletesAt && <Badge tone="amber">Deleted, gone on {formatDate(deletesAt)}</Badge>}
      {notes.length > 0 && <span className="text-xs text-ink-soft">{notes.join(', ')}</span>}
    </span>
  );
}

export function ChangePlanButton({
  user,
  onChangePlan,
}: Pick<UserRowsProps, 'onChangePlan'> & { user: AdminUser }) {
  const text = planActionFor(user) === 'upgrade' ? 'Upgrade' : 'Downgrade';
  return (
    <Button variant="secondary" onClick={() => onChangePlan(user)}>
      {text}
      <span className="sr-only"> {user.email}</span>
    </Button>
  );
}
