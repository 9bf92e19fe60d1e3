import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function ExpenseListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading expenses</span>
      <Card className="divide-y divide-line lg:-mx-4 xl:mx-0">
        {rows.map((row) => (
          <div key={row} className="flex items-center gap-6 px-5 py-4 max-lg:h-29 lg:h-13">
            <Skeleton className="h-4 w-20 max-lg:hidden" />
            <Skeleton className="h-4 flex-1" />
            <Skeleton className="h-4 w-24 max-lg:hidden" />
            <Skeleton className="h-4 w-24" />
          </div>
        ))}
      </Card>
    </div>
  );
}
