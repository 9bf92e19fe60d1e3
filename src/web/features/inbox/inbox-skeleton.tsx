import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const CARDS = ['one', 'two', 'three'];

export function InboxSkeleton() {
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        Loading the inbox
      </p>
      {CARDS.map((card) => (
        <Card key={card} className="flex gap-4 p-4">
          <Skeleton className="size-24 shrink-0" />
          <div className="grid flex-1 content-start gap-3">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-7 w-28" />
            <Skeleton className="h-4 w-56" />
          </div>
        </Card>
      ))}
    </div>
  );
}
