import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import type { OwnerId } from './owner-id.ts';

/** The references of an expense by which totals are kept. */
const COUNTED_REFERENCES = ['plan_line_id', 'room_id', 'agreement_id', 'bill_id'];

export const isCountedReference = (column: string) => COUNTED_REFERENCES.includes(column);

/**
 * Changes many expenses, and counts them once instead of row by row: each change of a total makes
 * the next one in the same transaction slower, and 10,000 rows would take seconds. Totals change in
 * the order of their keys, so that two changes never wait for each other.
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
  const rowsOf = (wanted: number[]): SQL => sql`
    select e as row from expenses e
    where e.user_id = ${ownerId} and e.id = any(${sql.param(wanted)}::int[])`;
  if (ids.length > 0) {
    await tx.execute(
      sql`select count_expenses(array_agg(row), '{}') from (${rowsOf(ids)} for update) removed`,
    );
  }
  await tx.execute(sql`set local plumbline.counted_at_once = 'on'`);
  const left = await write();
  await tx.execute(sql`set local plumbline.counted_at_once = 'off'`);
  if (left.length > 0) {
    await tx.execute(sql`select count_expenses('{}', array_agg(row)) from (${rowsOf(left)}) added`);
  }
}
