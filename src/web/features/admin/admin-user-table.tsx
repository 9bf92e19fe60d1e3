import type { AdminUser } from '#shared/admin.ts';
import { formatCount } from '#shared/counts.ts';
import { formatDate } from '#shared/dates.ts';
import { formatTotals } from '#shared/money.ts';
import { ChangePlanButton, fullName, PlanOfUser, type UserRowsProps } from './admin-user-parts.tsx';

const columns = [
  { name: 'User', className: 'pl-5' },
  { name: 'Plan', className: 'w-44' },
  { name: 'Projects', className: 'w-20 text-right' },
  { name: 'Expenses', className: 'w-22 text-right' },
  { name: 'Contractors', className: 'w-26 text-right' },
  { name: 'Total budget', className: 'w-34 text-right' },
  { name: 'Joined', className: 'w-28' },
  { name: 'Actions', className: 'w-36 pr-5 text-right' },
];

export function AdminUserTable({ users, onChangePlan }: UserRowsProps) {
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">Users</caption>
      <thead>
        <tr className="border-b border-line text-left text-ink-soft">
          {columns.map(({ name, className }) => (
            <th key={name} scope="col" className={`px-2 py-2.5 font-medium ${className}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {users.map((user) => (
          <tr key={user.id}>
            <UserCells user={user} />
            <td className="py-1.5 pr-5 pl-2 text-right">
              <ChangePlanButton user={user} onChangePlan={onChangePlan} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function UserCells({ user }: { user: AdminUser }) {
  const name = fullName(user);
  const counts = [
    { noun: 'projects', count: user.projectCount },
    { noun: 'expenses', count: user.expenseCount },
    { noun: 'contractors', count: user.contractorCount },
  ];
  return (
    <>
      <th scope="row" className="py-2 pr-2 pl-5 text-left font-normal">
        {name && (
          <span className="block truncate font-medium" title={name}>
            {name}
          </span>
        )}
        <span
          className={name ? 'block truncate text-ink-soft' : 'block truncate'}
          title={user.email}
        >
          {user.email}
        </span>
        <span className="money block text-xs text-ink-soft">#{user.id}</span>
      </th>
      <td className="px-2 py-2">
        <PlanOfUser user={user} />
      </td>
      {counts.map(({ noun, count }) => (
        <td key={noun} className="money px-2 py-2 text-right">
          {formatCount(count)}
        </td>
      ))}
      <td className="money px-2 py-2 text-right">{formatTotals(user.budgets)}</td>
      <td className="money px-2 py-2 text-ink-soft">{formatDate(user.createdAt)}</td>
    </>
  );
}
