import { useState } from 'react';
import type { ProjectSummary } from '#shared/project.ts';
import { Card } from '../../ui/card.tsx';
import { LedgerDrawing } from '../../ui/line-drawings.tsx';
import { CategoryDonut } from './category-donut.tsx';
import { CategoryLegend } from './category-legend.tsx';
import { type CategorySlice, categorySlices } from './category-slices.ts';
import { EmptyPanel } from './empty-panel.tsx';

interface SpendingByCategoryProps {
  summary: ProjectSummary;
  currency: string;
}

export function SpendingByCategory({ summary, currency }: SpendingByCategoryProps) {
  const slices = categorySlices(summary.categoryBreakdown);
  const [activeKey, setActiveKey] = useState<string>();
  const highlight = {
    active: slices.find(({ key }) => key === activeKey),
    onActiveChange: (slice: CategorySlice | undefined) => setActiveKey(slice?.key),
  };
  return (
    <Card className="@container flex flex-col p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Spending by Category</h2>
      {slices.length === 0 ? (
        <EmptyPanel picture={<LedgerDrawing />}>No spending data yet</EmptyPanel>
      ) : (
        <div className="mt-4 grid flex-1 items-center gap-x-6 gap-y-4 @min-[24rem]:grid-cols-[10rem_minmax(0,1fr)] @min-[36rem]:grid-cols-[13rem_minmax(0,1fr)] @min-[36rem]:gap-x-10">
          <CategoryDonut
            slices={slices}
            total={summary.totalSpent}
            currency={currency}
            {...highlight}
          />
          <CategoryLegend slices={slices} currency={currency} {...highlight} />
        </div>
      )}
    </Card>
  );
}
