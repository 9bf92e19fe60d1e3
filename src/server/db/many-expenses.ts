import { sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import type { OwnerId } from './owner-id.ts';

/** The references of an expense by which totals are kept. */
const COUNTED_REFERENCES = ['plan_line_id', 'room_id', 'agreement_id', 'bill_id'];

export const isCountedReference = (column: string) => COUNTED_REFERENCES.includes(column);

/**
 * Changes many expenses, and counts them once instead of row by row: each change of a total makes
 * the next one in the same transaction slower, and 10,000 rows would take seconds.
 *
 * @param ids those that `write` changes or deletes
 * @param write resolves with the ids of those that are there afterwards
 */
export async function changeManyExpenses(
  tx: Queryable,
  ownerId: OwnerId,
  ids: number[],
  write: () => Promise<number[]>,
): Promise<void> {
  await tx.execute(sql`
    select count_expenses(array_agg(locked.row), '{}')
    from (select e as row from expenses e where ${isOneOf(ownerId, ids)} for update) locked
    having count(*) > 0`);
  await tx.execute(sql`set local plumbline.counted_at_once = 'on'`);
  const left = await write();
  await tx.execute(sql`set local plumbline.counted_at_once = 'off'`);
  await tx.execute(sql`
    select count_expenses('{}', array_agg(e)) from expenses e where ${isOneOf(ownerId, left)}
    having count(*) > 0`);
}

const isOneOf = (ownerId: OwnerId, ids: number[]) =>
  sql`e.user_id = ${ownerId} and e.id = any(${sql.param(ids)}::int[])`;
