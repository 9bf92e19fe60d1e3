import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { users } from '#server/db/tables/user.table.ts';

const subscription = {
  subscriptionStatus: users.subscriptionStatus,
  subscriptionEndDate: users.subscriptionEndDate,
};

export async function findSubscription(db: Queryable, userId: number) {
  const [row] = await db.select(subscription).from(users).where(eq(users.id, userId));
  return row;
}

/** Holds the account's row until the transaction ends: whoever else wants to create waits here. */
export async function lockSubscription(tx: Queryable, userId: number) {
  const [row] = await tx
    .select(subscription)
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return row;
}
