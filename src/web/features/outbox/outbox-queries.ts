import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { listWaiting } from './waiting-expense.ts';

/** What this browser keeps for the account until it is sent. */
export function waitingQuery(userId: number) {
  return queryOptions({
    queryKey: [...queryKeys.waiting, userId],
    queryFn: () => listWaiting(userId),
  });
}
