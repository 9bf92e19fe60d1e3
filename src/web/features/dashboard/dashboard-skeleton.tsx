import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function DashboardSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading the dashboard</span>
      <Card className="h-57 p-4 sm:hidden">
        <Skeleton className="size-full" />
      </Card>
      <div className="grid gap-4 max-sm:hidden sm:grid-cols-2 xl:grid-cols-4">
        {['budget', 'spent', 'remaining', 'used'].map((key) => (
          <Card key={key} className="h-34 p-5">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-3 h-7 w-32" />
          </Card>
        ))}
      </div>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        {['categories', 'recent'].map((key) => (
          <Card key={key} className="h-80 p-6">
            <Skeleton className="h-6 w-48" />
            <Skeleton className="mt-6 h-52 w-full" />
          </Card>
        ))}
      </div>
    </div>
  );
}
