import type { AdminStats } from '#shared/admin.ts';
import { formatCount } from '#shared/counts.ts';
import { formatMoney } from '#shared/money.ts';
import { plans } from '#shared/plans.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function AdminStatCards({ stats }: { stats: AdminStats | undefined }) {
  const figures = [
    { label: 'Users', value: stats && count(stats.userCount) },
    { label: `${plans.pro.name} users`, value: stats && count(stats.proUserCount) },
    { label: 'Projects', value: stats && count(stats.projectCount) },
    { label: 'Expenses', value: stats && count(stats.expenseCount) },
    { label: 'Revenue a month', value: stats && formatMoney(stats.monthlyRevenue) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {figures.map(({ label, value }) => (
        <Card key={label} className="p-4 last:max-lg:col-span-2">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="money mt-1 text-2xl font-semibold tracking-tight">
            {value ?? <Skeleton className="my-1.5 h-6 w-20" />}
          </dd>
        </Card>
      ))}
    </dl>
  );
}

function count(number: number): string {
  return formatCount(number);
}
