import { and, asc, eq, exists, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/client.ts';
import { heldAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { activity } from '#server/db/tables/activity.table.ts';
import { fileUses } from '#server/db/tables/file-use.table.ts';
import { inboxItems } from '#server/db/tables/inbox-item.table.ts';
import { uploads } from '#server/db/tables/upload.table.ts';
import type { PlanRule } from '#shared/plan-limits.ts';
import type { ReceiptType } from '#shared/receipt.ts';
import { accountWithRoom } from '../plans/plan.repository.ts';

export interface NewReceipt {
  receiptKey: string;
  type: ReceiptType;
  size: number;
  sha256: string;
  width: number | null;
  height: number | null;
}

const owned = (ownerId: OwnerId, receiptKey: string) =>
  and(eq(uploads.userId, ownerId), eq(uploads.key, receiptKey));

/** False if the plan has no room. From here on, the space is taken. */
export async function insertReceipt(
  db: Queryable,
  ownerId: OwnerId,
  receipt: NewReceipt,
  storage: PlanRule,
): Promise<boolean> {
  const { receiptKey, type, size, sha256, width, height } = receipt;
  const { rowCount } = await db.execute(sql`
    insert into ${uploads} (user_id, key, type, size, sha256, width, height)
    select account.id, ${receiptKey}, ${type}, ${size}::int, ${sha256}, ${width}::int, ${height}::int
    from ${accountWithRoom(ownerId, storage, size)} account`);
  return rowCount === 1;
}

/** False if it is gone: the account was removed meanwhile. */
export async function updateReceiptAsStored(
  db: Queryable,
  ownerId: OwnerId,
  receiptKey: string,
): Promise<boolean> {
  const { rowCount } = await db
    .update(uploads)
    .set({ isStored: true })
    .where(owned(ownerId, receiptKey));
  return rowCount === 1;
}

/** Some of an account's receipts, for an account whose receipts are all removed. */
export async function listReceiptKeys(
  db: Queryable,
  ownerId: OwnerId,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ receiptKey: uploads.key })
    .from(uploads)
    .where(eq(uploads.userId, ownerId))
    .limit(limit);
  return rows.map(({ receiptKey }) => receiptKey);
}

/** Several at once. */
export async function updateReceiptsAsStored(
  db: Queryable,
  ownerId: OwnerId,
  receiptKeys: string[],
) {
  await db
    .update(uploads)
    .set({ isStored: true })
    .where(
      and(
        eq(uploads.userId, ownerId),
        sql`${uploads.key} = any(${sql.param(receiptKeys)}::text[])`,
      ),
    );
}

/** Those that can be shown: stored, and not only part of a deleted record. */
export async function listStoredReceipts(
  db: Queryable,
  ownerIds: OwnerId[],
  receiptKeys: string[],
): Promise<ReceiptPosition[]> {
  return db
    .select({ userId: uploads.userId, receiptKey: uploads.key })
    .from(uploads)
    .where(
      and(
        inArray(uploads.userId, ownerIds),
        // One parameter: thousands would take longer to write down than to find.
        sql`${uploads.key} = any(${sql.param(receiptKeys)}::text[])`,
        eq(uploads.isStored, true),
        isNotTrash(db, ownerIds),
      ),
    );
}

export type UploadFacts = Pick<NewReceipt, 'type' | 'size'>;

/**
 * What it is, if the owner may refer to it. Inside a transaction, it cannot be discarded before the end.
 */
export async function lockStoredReceipt(
  db: Queryable,
  ownerId: OwnerId,
  receiptKey: string,
): Promise<UploadFacts | undefined> {
  const [facts] = await db
    .select({ type: uploads.type, size: uploads.size })
    .from(uploads)
    .where(and(owned(ownerId, receiptKey), eq(uploads.isStored, true), isNotTrash(db, [ownerId])))
    .for('share');
  return facts;
}

const usesOfIt = (db: Queryable) =>
  db
    .select({ one: sql`1` })
    .from(fileUses)
    .where(and(eq(fileUses.userId, uploads.userId), eq(fileUses.key, uploads.key)));

const waitingItems = (db: Queryable) =>
  db
    .select({ one: sql`1` })
    .from(inboxItems)
    .where(and(eq(inboxItems.userId, uploads.userId), eq(inboxItems.key, uploads.key)));

/**
 * The owners of the uploads, if they are few. It says twice what a join says: Postgres may otherwise
 * read the deletions of all owners at once.
 */
type Owners = readonly OwnerId[] | null;

const isOfThese = (owners: Owners) =>
  and(eq(activity.userId, uploads.userId), owners ? inArray(activity.userId, owners) : undefined);

/** The deletions with it that can be taken back. Repeats the predicate of their index. */
const deletionsWithIt = (db: Queryable, owners: Owners) =>
  db
    .select({ one: sql`1` })
    .from(activity)
    .where(
      and(
        isOfThese(owners),
        sql`${activity.before} ->> 'image_url' = ${uploads.key}`,
        eq(activity.action, sql`'delete'`),
        sql`${activity.before} ->> 'image_url' like 'receipts/%'`,
        isNull(activity.restoredAt),
      ),
    );

/** The same for an expense with several files. It is an index of its own. */
const deletionsWithItAmongOthers = (db: Queryable, owners: Owners) =>
  db
    .select({ one: sql`1` })
    .from(activity)
    .where(
      and(
        isOfThese(owners),
        sql`${activity.before} -> 'attachments' @> jsonb_build_array(jsonb_build_object('key', ${uploads.key}))`,
        eq(activity.action, sql`'delete'`),
        sql`jsonb_array_length(${activity.before} -> 'attachments') > 1`,
        isNull(activity.restoredAt),
      ),
    );

const isInNoDeletion = (db: Queryable, owners: Owners) =>
  and(notExists(deletionsWithIt(db, owners)), notExists(deletionsWithItAmongOthers(db, owners)));

/** While its record is deleted, nobody can open a file. */
const isNotTrash = (db: Queryable, owners: Owners) =>
  or(isInNoDeletion(db, owners), exists(usesOfIt(db)), exists(waitingItems(db)));

/** What waits in an inbox stays there until a person decides. */
const isUnused = (db: Queryable, owners: Owners) =>
  and(notExists(usesOfIt(db)), notExists(waitingItems(db)), isInNoDeletion(db, owners));

/**
 * Marks those that no record and no recent deletion refers to as discarded, and returns them. The
 * lock is a separate, earlier statement, so that the second one sees what was saved while it waited.
 */
export async function updateUnusedAsDiscarded(
  db: Database,
  ownerId: OwnerId,
  receiptKeys: string[],
): Promise<string[]> {
  const named = and(eq(uploads.userId, ownerId), inArray(uploads.key, receiptKeys));
  return db.transaction(async (tx) => {
    await tx
      .select({ receiptKey: uploads.key })
      .from(uploads)
      .where(named)
      .orderBy(asc(uploads.key))
      .for('update');
    const rows = await tx
      .update(uploads)
      .set({ isStored: false })
      .where(and(named, isUnused(tx, [ownerId])))
      .returning({ receiptKey: uploads.key });
    return rows.map(({ receiptKey }) => receiptKey);
  });
}

/** The account may be gone already. Then there is nothing to count and no row to lock. */
export async function removeReceipts(db: Queryable, ownerId: OwnerId, receiptKeys: string[]) {
  const owner = sql`coalesce(${heldAccount(ownerId)}, ${ownerId})`;
  await db.delete(uploads).where(and(eq(uploads.userId, owner), inArray(uploads.key, receiptKeys)));
}

export interface ReceiptPosition {
  userId: number;
  receiptKey: string;
}

/**
 * For the sweep, over all owners: a page of receipts in key order, each with whether it can be
 * removed. It reads only the page, so a large table costs many short statements.
 */
export async function listReceiptPage(
  db: Queryable,
  page: { after: ReceiptPosition; limit: number; hours: number },
) {
  const { after, limit, hours } = page;
  const isOld = sql`${uploads.createdAt} < now() - make_interval(hours => ${hours})`;
  return db
    .select({
      userId: uploads.userId,
      receiptKey: uploads.key,
      isUnused: sql<boolean>`${isOld} and ${isUnused(db, null)}`,
    })
    .from(uploads)
    .where(sql`(${uploads.userId}, ${uploads.key}) > (${after.userId}, ${after.receiptKey})`)
    .orderBy(asc(uploads.userId), asc(uploads.key))
    .limit(limit);
}
