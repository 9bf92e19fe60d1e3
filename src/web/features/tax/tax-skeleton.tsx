import { Skeleton } from '../../ui/skeleton.tsx';

export function TaxSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading the tax record</span>
      <Skeleton className="h-44 w-full rounded-lg" />
      <Skeleton className="h-52 w-full rounded-lg" />
      <Skeleton className="h-80 w-full rounded-lg" />
    </div>
  );
}
