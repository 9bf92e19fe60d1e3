import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/client.ts';
import { changeManyExpenses, isCountedReference } from '#server/db/many-expenses.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { activity } from '#server/db/tables/activity.table.ts';
import type { ActivityKind } from '#shared/activity.ts';
import { inBatches } from './batches.repository.ts';
import { factsOf, type OwnRecord, referencesOf, referrersOf } from './record-kinds.repository.ts';

/** The ids of the records that referred to a deleted record, by their kind. */
export type RecordLinks = Partial<Record<ActivityKind, number[]>>;

interface Target {
  kind: OwnRecord;
  recordId: number;
}

/** Takes the record away from all that refer to it, and returns their ids. */
export async function unlinkRecords(
  tx: Queryable,
  ownerId: OwnerId,
  { kind, recordId }: Target,
): Promise<RecordLinks> {
  const links: RecordLinks = {};
  for (const { from, column } of referrersOf(kind)) {
    const { table, key } = factsOf(from);
    const reference = sql.identifier(column);
    const linked = and(eq(table.userId, ownerId), sql`${reference} = ${recordId}`);
    const { rows } = await tx.execute<{ id: number }>(
      sql`select ${key} as id from ${table} where ${linked}`,
    );
    const ids = rows.map(({ id }) => id);
    await inBatches(ids, (batch) =>
      countedOnce(tx, ownerId, { from, column, batch }, async () => {
        await tx.execute(
          sql`update ${table} set ${reference} = null where ${linked} and ${isOneOf(from, batch)}`,
        );
      }),
    );
    links[from] = ids;
  }
  return links;
}

/**
 * Gives records their reference back, unless they have another one or are in another project by
 * now. Those that are deleted themselves get it when they are restored.
 */
export async function linkRecords(
  tx: Queryable,
  ownerId: OwnerId,
  { kind, recordId }: Target,
  links: RecordLinks,
): Promise<void> {
  for (const { from, column } of referrersOf(kind)) {
    const { table, project } = factsOf(from);
    const reference = sql.identifier(column);
    await inBatches(links[from] ?? [], async (batch) => {
      await countedOnce(tx, ownerId, { from, column, batch }, async () => {
        await tx.execute(sql`
          update ${table} set ${reference} = ${recordId}
          where ${eq(table.userId, ownerId)} and ${isOneOf(from, batch)} and ${reference} is null
            and ${project ? isInProjectOf(ownerId, { kind, recordId }, project) : sql`true`}`);
      });
      const deletions = and(
        and(eq(activity.userId, ownerId), inArray(activity.recordId, batch)),
        eq(activity.kind, from),
        eq(activity.action, 'delete'),
        isNull(activity.restoredAt),
        sql`${activity.before} -> ${column} = 'null'`,
        isInProjectOf(ownerId, { kind, recordId }, activity.projectId),
      );
      await tx.execute(sql`
        update ${activity} set before = before || jsonb_build_object(${column}::text, ${recordId}::int)
        where ${deletions}`);
    });
  }
}

/** Runs a change of a reference. Expenses whose totals change with it are counted at once. */
async function countedOnce(
  tx: Queryable,
  ownerId: OwnerId,
  { from, column, batch }: { from: ActivityKind; column: string; batch: number[] },
  write: () => Promise<void>,
): Promise<void> {
  if (from !== 'expense' || !isCountedReference(column)) return write();
  await changeManyExpenses(tx, ownerId, batch, async () => {
    await write();
    return batch;
  });
}

/** Whether what has this column is in the project of the record. A contractor is in none. */
function isInProjectOf(ownerId: OwnerId, { kind, recordId }: Target, column: PgColumn): SQL {
  const { table, key, project } = factsOf(kind);
  if (!project) return sql`true`;
  return sql`${column} = (
    select ${project} from ${table} where ${and(eq(table.userId, ownerId), eq(key, recordId))})`;
}

const isOneOf = (kind: ActivityKind, ids: number[]) =>
  sql`${factsOf(kind).key} = any(${sql.param(ids)}::int[])`;

/**
 * Before records are restored that refer to deleted ones: the deletions of those note them, so that
 * restoring it links them again.
 */
export async function noteLinks(
  tx: Queryable,
  ownerId: OwnerId,
  { kind, entryIds }: { kind: ActivityKind; entryIds: number[] },
): Promise<void> {
  for (const { to, column } of referencesOf(kind)) {
    await inBatches(entryIds, (batch) =>
      tx.execute(sql`
        with missing as (
          select (before ->> ${column})::int as referred_id, jsonb_agg(record_id) as ids
          from ${activity}
          where ${and(eq(activity.userId, ownerId), inArray(activity.id, batch))}
            and before ->> ${column} is not null
          group by 1
        )
        update ${activity} c
        set before = jsonb_set(
          c.before, ${`{links,${kind}}`}::text[],
          coalesce(c.before #> ${`{links,${kind}}`}::text[], '[]') || missing.ids
        )
        from missing
        where c.user_id = ${ownerId} and c.kind = ${to} and c.record_id = missing.referred_id
          and c.action = 'delete' and c.restored_at is null and c.before -> 'links' is not null`),
    );
  }
}
