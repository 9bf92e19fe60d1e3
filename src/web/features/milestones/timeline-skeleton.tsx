import { Skeleton } from '../../ui/skeleton.tsx';

export function TimelineSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading milestones</span>
      <Skeleton className="h-5 w-24" />
      <Skeleton className="mt-3 mb-4 h-2 w-full" />
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <div key={key} className="flex h-28 items-center gap-4 lg:h-12">
          <Skeleton className="size-6 shrink-0 rounded-full" />
          <Skeleton className="h-5 flex-1" />
        </div>
      ))}
    </div>
  );
}
