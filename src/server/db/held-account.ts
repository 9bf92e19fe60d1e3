import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { users } from './tables/user.table.ts';

/**
 * The id of the account, whose row is held until the transaction ends. Whatever changes how many
 * records an account has begins here: the triggers that count them write this row, and two changes
 * that took it in different orders could wait for each other without end.
 */
export function heldAccount(userId: number): SQL<number> {
  return sql`(select ${users.id} from ${users} where ${users.id} = ${userId} for no key update)`;
}

/** The same by a statement of its own: what is counted after it includes what others just added. */
export async function holdAccount(tx: Queryable, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
