import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '#server/db/client.ts';
import type { Reach } from '#server/db/reach.ts';
import { fromCents } from '#shared/money.ts';
import { openOf } from './bill-open.ts';
import { type DueBillFilter, listOpenBills } from './due-bill.repository.ts';

type OpenBill = Awaited<ReturnType<typeof listOpenBills>>[number];

/** A bill with a day on which something is to be paid. */
export interface DueBill
  extends Omit<OpenBill, 'amount' | 'held' | 'isVoid' | 'paid' | 'paidOfHoldback'> {
  due: string;
}

/** The earliest first. What is kept back is not due. */
export async function listDueBills(
  db: Queryable,
  reach: Reach,
  filter: DueBillFilter,
): Promise<DueBill[]> {
  const open = await listOpenBills(db, reach, filter);
  // There can be thousands: other requests get their turn before the arithmetic.
  await setImmediate();
  return open.flatMap(({ amount, held, isVoid, paid, paidOfHoldback, ...bill }) => {
    const { due } = openOf({ amount, held, isVoid, paid, paidOfHoldback });
    return due > 0n ? { ...bill, due: fromCents(due) } : [];
  });
}
