import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DashboardGrid } from './dashboard-grid.tsx';

export function DashboardSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading the dashboard</span>
      <DashboardGrid
        lead={
          <Card className="h-104 p-5 sm:h-100 sm:p-6 md:h-88">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-3 h-13 w-64 max-w-full" />
            <Skeleton className="mt-28 h-4.5 w-full md:mt-20" />
          </Card>
        }
        next={<Panel />}
        categories={<Panel />}
        recent={<Panel />}
      />
    </div>
  );
}

function Panel() {
  return (
    <Card className="min-h-72 p-5 sm:p-6">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="mt-6 h-44 w-full" />
    </Card>
  );
}
