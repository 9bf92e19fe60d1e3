import { Skeleton } from '../../ui/skeleton.tsx';

export function ActivitySkeleton() {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">Loading activity</span>
      {['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5'].map((width) => (
        <div key={width} className="flex gap-3 py-4">
          <Skeleton className="size-6 shrink-0" />
          <Skeleton className={`h-5 ${width}`} />
        </div>
      ))}
    </div>
  );
}
