import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { activity } from '#server/db/tables/activity.table.ts';
import { inBatches } from './batches.repository.ts';
import { factsOf, type linkedToContractor } from './record-kinds.repository.ts';

export type Linked = (typeof linkedToContractor)[number];
/** The ids of the records that referred to a deleted contractor. */
export type ContractorLinks = Partial<Record<Linked, number[]>>;

/** Takes the contractor away from every record that refers to it, and returns their ids. */
export async function unlinkRecords(
  tx: Queryable,
  ownerId: OwnerId,
  kind: Linked,
  contractorId: number,
): Promise<number[]> {
  const { table, key } = factsOf(kind);
  const linked = and(eq(table.userId, ownerId), sql`contractor_id = ${contractorId}`);
  const { rows } = await tx.execute<{ id: number }>(
    sql`select ${key} as id from ${table} where ${linked}`,
  );
  const ids = rows.map(({ id }) => id);
  await inBatches(ids, (batch) =>
    tx.execute(
      sql`update ${table} set contractor_id = null where ${linked} and ${isOneOf(kind, batch)}`,
    ),
  );
  return ids;
}

/**
 * Gives records their contractor back, unless they have another one by now. Those that are deleted
 * themselves get it when they are restored.
 */
export async function linkRecords(
  tx: Queryable,
  ownerId: OwnerId,
  { kind, ids, contractorId }: { kind: Linked; ids: number[]; contractorId: number },
): Promise<void> {
  const { table } = factsOf(kind);
  await inBatches(ids, async (batch) => {
    await tx.execute(sql`
      update ${table} set contractor_id = ${contractorId}
      where ${eq(table.userId, ownerId)} and ${isOneOf(kind, batch)} and contractor_id is null`);
    const deletions = and(
      and(eq(activity.userId, ownerId), inArray(activity.recordId, batch)),
      eq(activity.kind, kind),
      eq(activity.action, 'delete'),
      isNull(activity.restoredAt),
      sql`${activity.before} -> 'contractor_id' = 'null'`,
    );
    await tx.execute(sql`
      update ${activity} set before = before || jsonb_build_object('contractor_id', ${contractorId}::int)
      where ${deletions}`);
  });
}

const isOneOf = (kind: Linked, ids: number[]) =>
  sql`${factsOf(kind).key} = any(${sql.param(ids)}::int[])`;

/**
 * Before records are restored whose contractor is deleted: the deletion of the contractor notes
 * them, so that restoring it links them again.
 */
export async function noteLinks(
  tx: Queryable,
  ownerId: OwnerId,
  { kind, entryIds }: { kind: Linked; entryIds: number[] },
): Promise<void> {
  await inBatches(entryIds, (batch) =>
    tx.execute(sql`
      with missing as (
        select (before ->> 'contractor_id')::int as contractor_id, jsonb_agg(record_id) as ids
        from ${activity}
        where ${and(eq(activity.userId, ownerId), inArray(activity.id, batch))}
          and before ->> 'contractor_id' is not null
        group by 1
      )
      update ${activity} c
      set before = jsonb_set(
        c.before, ${`{links,${kind}}`}::text[],
        coalesce(c.before #> ${`{links,${kind}}`}::text[], '[]') || missing.ids
      )
      from missing
      where c.user_id = ${ownerId} and c.kind = 'contractor' and c.record_id = missing.contractor_id
        and c.action = 'delete' and c.restored_at is null and c.before is not null`),
  );
}
