import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import type { ProjectSummary } from '#shared/project.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { Card } from '../../ui/card.tsx';
import { LedgerDrawing } from '../../ui/line-drawings.tsx';
import { CategoryDonut } from './category-donut.tsx';
import { categorySlices } from './category-slices.ts';
import { EmptyPanel } from './empty-panel.tsx';

export function SpendingByCategory({ summary }: { summary: ProjectSummary }) {
  const slices = categorySlices(summary.categoryBreakdown);
  const [activeKey, setActiveKey] = useState<string>();
  return (
    <Card className="flex flex-col p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Spending by Category</h2>
      {slices.length === 0 ? (
        <EmptyPanel picture={<LedgerDrawing />}>No spending data yet</EmptyPanel>
      ) : (
        <div className="mt-5 grid flex-1 items-center gap-6 sm:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-1 xl:grid-cols-[13rem_minmax(0,1fr)]">
          <CategoryDonut
            slices={slices}
            total={summary.totalSpent}
            active={slices.find(({ key }) => key === activeKey)}
            onActiveChange={(slice) => setActiveKey(slice?.key)}
          />
          <ul className="@container grid gap-0.5">
            {slices.map(({ key, label, dotClass, amount, share }) => (
              <li
                key={key}
                onPointerEnter={() => setActiveKey(key)}
                onPointerLeave={() => setActiveKey(undefined)}
                className={joinClasses(
                  'grid grid-cols-[auto_1fr_auto] items-baseline gap-x-2.5 rounded-sm px-2 py-1.5 transition-colors duration-150',
                  '@min-[17rem]:grid-cols-[auto_auto_1fr_auto]',
                  activeKey === key && 'bg-ink/5',
                )}
              >
                <span
                  aria-hidden="true"
                  className={joinClasses('size-2.5 rounded-full', dotClass)}
                />
                <span>{label}</span>
                <span className="money text-sm text-ink-soft">{share}</span>
                <span className="money font-medium @max-[17rem]:col-start-2">
                  {formatMoney(amount)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
