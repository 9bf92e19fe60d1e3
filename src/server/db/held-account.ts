import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { users } from './tables/user.table.ts';

/**
 * The id of the account, with its row locked until the transaction ends. Start here before any
 * change to the number of an account's records. The triggers that count them write this row, and
 * two changes that lock it in different orders could deadlock.
 */
export function heldAccount(userId: number): SQL<number> {
  return sql`(select ${users.id} from ${users} where ${users.id} = ${userId} for no key update)`;
}

/** The same as a separate statement: later counts include what other transactions just added. */
export async function holdAccount(tx: Queryable, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
