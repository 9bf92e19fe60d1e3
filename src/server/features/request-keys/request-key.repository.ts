import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { requestKeys } from '#server/db/tables/request-key.table.ts';

export type KeyedRequest = Pick<
  typeof requestKeys.$inferSelect,
  'userId' | 'key' | 'methodPath' | 'bodySha256'
>;

const named = ({ userId, key }: KeyedRequest) =>
  and(eq(requestKeys.userId, userId), eq(requestKeys.key, key));

export async function findRequestKey(db: Queryable, request: KeyedRequest) {
  const [row] = await db.select().from(requestKeys).where(named(request));
  return row;
}

/**
 * Takes the key; its answer follows in the same transaction. It waits for another transaction that
 * is taking the same key, and returns false if that one succeeded.
 */
export async function insertRequestKey(
  tx: Queryable,
  request: KeyedRequest,
  status: number,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(requestKeys)
    .values({ ...request, status, answer: '' })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function updateRequestKey(tx: Queryable, request: KeyedRequest, answer: string) {
  await tx.update(requestKeys).set({ answer }).where(named(request));
}

export async function removeOldRequestKeys(db: Queryable, days: number): Promise<void> {
  const end = sql`now() - make_interval(days => ${days})`;
  await db.delete(requestKeys).where(lt(requestKeys.createdAt, end));
}
