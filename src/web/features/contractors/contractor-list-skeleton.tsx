import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const contractorGridClasses = 'grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3';

export function ContractorListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading contractors</span>
      <div className="mb-5 grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_13rem]">
        <Skeleton className="target rounded-md" />
        <Skeleton className="target rounded-md" />
      </div>
      <div className={contractorGridClasses}>
        {['first', 'second', 'third'].map((key) => (
          <Card key={key} className="p-5">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="mt-2 h-4 w-1/2" />
            <Skeleton className="mt-3 h-5 w-24" />
            <Skeleton className="mt-6 h-4 w-3/5" />
            <Skeleton className="mt-6 h-4 w-4/5" />
            <Skeleton className="mt-6 h-4 w-1/3" />
            <Skeleton className="mt-9 h-6 w-full" />
          </Card>
        ))}
      </div>
    </div>
  );
}
