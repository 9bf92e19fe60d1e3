import { formatCount } from '#shared/counts.ts';
import { formatDate } from '#shared/dates.ts';
import { formatTotals } from '#shared/money.ts';
import { ChangePlanButton, fullName, PlanOfUser, type UserRowsProps } from './admin-user-parts.tsx';

/** The table's rows on a narrow screen. */
export function AdminUserCards({ users, onChangePlan }: UserRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {users.map((user) => (
        <li key={user.id} className="grid gap-2 p-4">
          <div className="min-w-0">
            <p className="line-clamp-2 font-medium wrap-anywhere">{fullName(user) ?? user.email}</p>
            {fullName(user) && (
              <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{user.email}</p>
            )}
          </div>
          <p className="text-sm text-ink-soft">
            <span className="money">#{user.id}</span>: {counted(user.projectCount, 'project')},{' '}
            {counted(user.expenseCount, 'expense')}, {counted(user.contractorCount, 'contractor')},{' '}
            <span className="money">{formatTotals(user.budgets)}</span> budget. Joined{' '}
            {formatDate(user.createdAt)}.
          </p>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <PlanOfUser user={user} />
            <ChangePlanButton user={user} onChangePlan={onChangePlan} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
