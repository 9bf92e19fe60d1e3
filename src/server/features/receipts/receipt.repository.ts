import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/client.ts';
import { heldAccount } from '#server/db/held-account.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { uploads } from '#server/db/tables/upload.table.ts';
import type { PlanRule } from '#shared/plan-limits.ts';
import type { ReceiptType } from '#shared/receipt.ts';
import { accountWithRoom } from '../plans/plan.repository.ts';

export interface NewUpload {
  key: string;
  type: ReceiptType;
  size: number;
  sha256: string;
  width: number | null;
  height: number | null;
}

const owned = (userId: number, key: string) =>
  and(eq(uploads.userId, userId), eq(uploads.key, key));

/** False if the plan has no room. From here on, the space is taken. */
export async function insertUpload(
  db: Queryable,
  userId: number,
  upload: NewUpload,
  storage: PlanRule,
): Promise<boolean> {
  const { key, type, size, sha256, width, height } = upload;
  const { rowCount } = await db.execute(sql`
    insert into ${uploads} (user_id, key, type, size, sha256, width, height)
    select account.id, ${key}, ${type}, ${size}::int, ${sha256}, ${width}::int, ${height}::int
    from ${accountWithRoom(userId, storage, size)} account`);
  return rowCount === 1;
}

export async function updateUploadAsStored(db: Queryable, userId: number, key: string) {
  await db.update(uploads).set({ isStored: true }).where(owned(userId, key));
}

export async function listStoredKeys(
  db: Queryable,
  userId: number,
  keys: string[],
): Promise<string[]> {
  const rows = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.key, keys), eq(uploads.isStored, true)));
  return rows.map(({ key }) => key);
}

/**
 * Whether the owner may refer to it. Inside a transaction, it cannot be discarded before the end.
 */
export async function lockStoredUpload(
  db: Queryable,
  userId: number,
  key: string,
): Promise<boolean> {
  const rows = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(owned(userId, key), eq(uploads.isStored, true)))
    .for('share');
  return rows.length > 0;
}

/** Repeats the predicate of the index on receipts, so that Postgres uses it. */
const references = (db: Queryable) =>
  db
    .select({ one: sql`1` })
    .from(expenses)
    .where(
      and(
        eq(expenses.userId, uploads.userId),
        eq(expenses.imageUrl, uploads.key),
        sql`${expenses.imageUrl} like 'receipts/%'`,
      ),
    );

/**
 * Marks those that no expense refers to as discarded, and returns them. The lock is a separate,
 * earlier statement, so that the second one sees what was saved while it waited.
 */
export async function updateUnusedAsDiscarded(
  db: Database,
  userId: number,
  keys: string[],
): Promise<string[]> {
  const named = and(eq(uploads.userId, userId), inArray(uploads.key, keys));
  return db.transaction(async (tx) => {
    await tx
      .select({ key: uploads.key })
      .from(uploads)
      .where(named)
      .orderBy(asc(uploads.key))
      .for('update');
    const rows = await tx
      .update(uploads)
      .set({ isStored: false })
      .where(and(named, notExists(references(tx))))
      .returning({ key: uploads.key });
    return rows.map(({ key }) => key);
  });
}

/** The account may be gone already. Then there is nothing to count and no row to lock. */
export async function removeUploads(db: Queryable, userId: number, keys: string[]) {
  const owner = sql`coalesce(${heldAccount(userId)}, ${userId})`;
  await db.delete(uploads).where(and(eq(uploads.userId, owner), inArray(uploads.key, keys)));
}

export interface UploadPosition {
  userId: number;
  key: string;
}

/**
 * For the sweep, over all owners: a page of uploads in key order, each with whether it can be
 * removed. It reads only the page, so a large table costs many short statements.
 */
export async function listUploadPage(
  db: Queryable,
  page: { after: UploadPosition; limit: number; hours: number },
) {
  const { after, limit, hours } = page;
  const isOld = sql`${uploads.createdAt} < now() - make_interval(hours => ${hours})`;
  return db
    .select({
      userId: uploads.userId,
      key: uploads.key,
      isUnused: sql<boolean>`${isOld} and ${notExists(references(db))}`,
    })
    .from(uploads)
    .where(sql`(${uploads.userId}, ${uploads.key}) > (${after.userId}, ${after.key})`)
    .orderBy(asc(uploads.userId), asc(uploads.key))
    .limit(limit);
}
