import type { ReactNode } from 'react';

interface DashboardGridProps {
  lead: ReactNode;
  next: ReactNode;
  /** Longer than the lead is high. */
  isNextLong?: boolean;
  categories: ReactNode;
  recent: ReactNode;
}

/** On a phone these parts lie below the first screen, and half of the layout is theirs. */
const laidOutInView =
  'max-sm:[contain-intrinsic-block-size:auto_24rem] max-sm:[content-visibility:auto]';

/** The layout of the dashboard, for loaded and for loading parts. */
export function DashboardGrid({
  lead,
  next,
  isNextLong = false,
  categories,
  recent,
}: DashboardGridProps) {
  const below = `grid ${isNextLong ? 'xl:col-span-2' : 'xl:col-span-3'} ${laidOutInView}`;
  return (
    // Fills wide screens: four parts fit side by side without long lines. A long list of what is next
    // has a column of its own, because the lead would stretch to its height.
    <div data-wide className="grid gap-4 xl:grid-cols-6 xl:grid-rows-[auto_1fr]">
      <div className="grid xl:col-span-4">{lead}</div>
      <div className={`grid xl:col-span-2 ${isNextLong ? 'xl:row-span-2' : ''}`}>{next}</div>
      <div className={below}>{categories}</div>
      <div className={below}>{recent}</div>
    </div>
  );
}
