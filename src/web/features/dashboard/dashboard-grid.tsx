import type { ReactNode } from 'react';

interface DashboardGridProps {
  lead: ReactNode;
  next: ReactNode;
  categories: ReactNode;
  recent: ReactNode;
}

/** The layout of the dashboard, for loaded and for loading parts. */
export function DashboardGrid({ lead, next, categories, recent }: DashboardGridProps) {
  return (
    // Fills wide screens: four parts fit side by side without long lines.
    <div data-wide className="grid gap-4 xl:grid-cols-6">
      <div className="grid xl:col-span-4">{lead}</div>
      <div className="grid xl:col-span-2">{next}</div>
      <div className="grid xl:col-span-3">{categories}</div>
      <div className="grid xl:col-span-3">{recent}</div>
    </div>
  );
}
