import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { accountCounts } from './tables/account-count.table.ts';
import { users } from './tables/user.table.ts';

const heldRows = (userId: number) => sql`
  select ${users.id} from ${users} join ${accountCounts} on ${eq(accountCounts.userId, users.id)}
  where ${eq(users.id, userId)} for no key update`;

/**
 * The id of the account, with its counts locked until the transaction ends. Start here before any
 * change to the number of an account's records. The triggers that count them write these rows, and
 * two changes that lock them in different orders could deadlock.
 */
export function heldAccount(userId: number): SQL<number> {
  return sql`(${heldRows(userId)})`;
}

/** The same as a separate statement: later counts include what other transactions just added. */
export async function holdAccount(tx: Queryable, userId: number): Promise<void> {
  await tx.execute(heldRows(userId));
}
