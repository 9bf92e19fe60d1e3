import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

export function QuotesSkeleton() {
  return (
    <Card className="p-5 sm:p-6">
      <p role="status" className="sr-only">
        Loading the quotes
      </p>
      <Skeleton className="h-6 w-40" />
      <div className="mt-6 grid gap-4">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-5 w-full" />
        ))}
      </div>
    </Card>
  );
}
