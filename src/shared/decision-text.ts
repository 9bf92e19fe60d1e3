import type { ChangeOrder } from './change-order.ts';
import { formatDate } from './dates.ts';

type Decided = Pick<ChangeOrder, 'status' | 'decidedAt' | 'decidedName' | 'recordedName'>;

/** "accepted by Ben Ortiz on Mar 8, 2026", and who wrote it down; null if it is not decided. */
export function decisionText({ status, decidedAt, decidedName, recordedName }: Decided) {
  if (decidedAt === null) return null;
  const decision = `${status} by ${decidedName} on ${formatDate(decidedAt)}`;
  return recordedName === null ? decision : `recorded by ${recordedName}: ${decision}`;
}
