import { Skeleton } from '../../ui/skeleton.tsx';
import { photoGridClasses } from './photo-tile.tsx';

export function PhotosSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading photos</span>
      <Skeleton className="h-11 w-72 max-w-full" />
      <Skeleton className="mt-7 mb-3 h-6 w-32" />
      <div className={photoGridClasses}>
        {['1', '2', '3', '4', '5', '6'].map((key) => (
          <Skeleton key={key} className="aspect-square w-full rounded-md" />
        ))}
      </div>
    </div>
  );
}
