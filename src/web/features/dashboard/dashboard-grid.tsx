import type { ReactNode } from 'react';

interface DashboardGridProps {
  lead: ReactNode;
  next: ReactNode;
  categories: ReactNode;
  recent: ReactNode;
}

/** The places of the dashboard's parts, of the loaded ones and of those that are awaited. */
export function DashboardGrid({ lead, next, categories, recent }: DashboardGridProps) {
  return (
    // Wide screens are filled: four parts stand side by side there without becoming long lines.
    <div data-wide className="grid gap-4 xl:grid-cols-6">
      <div className="grid xl:col-span-4">{lead}</div>
      <div className="grid xl:col-span-2">{next}</div>
      <div className="grid xl:col-span-3">{categories}</div>
      <div className="grid xl:col-span-3">{recent}</div>
    </div>
  );
}
