import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { accountCounts } from './tables/account-count.table.ts';

/**
 * The id of the account, with its counts locked until the transaction ends. Start here before any
 * change to the number of an account's records. The triggers that count them write this row, and
 * two changes that lock it in different orders could deadlock.
 */
export function heldAccount(userId: number): SQL<number> {
  return sql`(select ${accountCounts.userId} as id from ${accountCounts}
    where ${eq(accountCounts.userId, userId)} for no key update)`;
}

/** The same as a separate statement: later counts include what other transactions just added. */
export async function holdAccount(tx: Queryable, userId: number): Promise<void> {
  await tx.execute(sql`select from ${heldAccount(userId)} account`);
}
