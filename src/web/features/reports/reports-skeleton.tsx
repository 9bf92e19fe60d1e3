import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function ReportsSkeleton() {
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      {['one', 'two'].map((key) => (
        <Card key={key} className="p-5 sm:p-6">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="mt-6 h-72 w-full" />
        </Card>
      ))}
    </div>
  );
}
