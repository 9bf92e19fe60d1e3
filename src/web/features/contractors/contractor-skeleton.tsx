import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function ContractorSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading the contractor</span>
      <Skeleton className="mt-12 mb-6 h-8 w-64 max-w-full" />
      <LedgerParts />
    </div>
  );
}

export function LedgerSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading agreements and payments</span>
      <LedgerParts />
    </div>
  );
}

function LedgerParts() {
  return (
    <div className="grid gap-8">
      <Card className="h-54 p-5 sm:h-38 sm:p-6">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-3 h-11 w-56 max-w-full" />
      </Card>
      <Card className="h-72 p-5">
        <Skeleton className="h-6 w-40" />
      </Card>
    </div>
  );
}
