import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function BudgetSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading the budget</span>
      <Card className="p-5 sm:p-6">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="mt-2 h-10 w-64 max-w-full sm:h-14" />
        <Skeleton className="mt-3 h-5 w-52" />
        <Skeleton className="mt-9 mb-7 h-5 w-full" />
        <Skeleton className="h-12 w-full" />
      </Card>
      <Card className="grid gap-3 p-5">
        {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
          <Skeleton key={key} className="h-8 w-full" />
        ))}
      </Card>
    </div>
  );
}
