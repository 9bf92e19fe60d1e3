import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { type Reach, within } from '#server/db/reach.ts';
import { inboxItems } from '#server/db/tables/inbox-item.table.ts';
import { createBudgetRecords } from '../budget-records/budget-record.repository.ts';

export const inboxRecords = createBudgetRecords({
  kind: 'inbox_item',
  table: inboxItems,
  limit: 'inboxItemsPerProject',
  order: [asc(inboxItems.id)],
});

export async function countItems(db: Queryable, reach: Reach, projectId: number): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(inboxItems)
    .where(and(within(reach, inboxItems), eq(inboxItems.projectId, projectId)));
  return found?.count ?? 0;
}

/** Of these items, those whose file is in the same inbox already, each with the first one. */
export async function findSameFiles(
  db: Queryable,
  ownerId: OwnerId,
  itemIds: number[],
): Promise<Map<number, number>> {
  if (itemIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; sameAs: number }>(sql`
    select own.id, min(other.id) as "sameAs"
    from inbox_items own
    join uploads own_file on own_file.user_id = own.user_id and own_file.key = own.image_url
    join inbox_items other on other.user_id = own.user_id and other.project_id = own.project_id
      and other.id < own.id
    join uploads other_file on other_file.user_id = other.user_id
      and other_file.key = other.image_url and other_file.sha256 = own_file.sha256
    where own.user_id = ${ownerId} and own.id = any(${sql.param(itemIds)}::int[])
    group by own.id`);
  return new Map(rows.map(({ id, sameAs }) => [id, sameAs]));
}

/** False if the item is gone, or has none of these files. Of two that take it at once, one gets it. */
export async function removeTakenItem(
  tx: Queryable,
  ownerId: OwnerId,
  { itemId, keys }: { itemId: number; keys: string[] },
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(inboxItems)
    .where(
      and(eq(inboxItems.userId, ownerId), eq(inboxItems.id, itemId), inArray(inboxItems.key, keys)),
    );
  return rowCount === 1;
}
