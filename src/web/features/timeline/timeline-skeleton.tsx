import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function TimelineSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading milestones</span>
      <Skeleton className="h-5 w-24" />
      <Skeleton className="mt-3 mb-7 h-2 w-full" />
      <div className="grid gap-4">
        {['first', 'second', 'third'].map((key) => (
          <div key={key} className="flex gap-3 sm:gap-5">
            <Skeleton className="mt-4 size-6 shrink-0 rounded-full sm:mt-5" />
            <Card className="flex-1 p-4 sm:p-5">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="mt-3 h-4 w-1/3" />
              <Skeleton className="mt-5 h-9 w-28" />
            </Card>
          </div>
        ))}
      </div>
    </div>
  );
}
