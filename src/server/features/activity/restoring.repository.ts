import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/client.ts';
import { columnName } from '#server/db/column-name.ts';
import { changeManyExpenses } from '#server/db/many-expenses.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { activity } from '#server/db/tables/activity.table.ts';
import type { Author } from '#server/http/scope.ts';
import type { ActivityKind } from '#shared/activity.ts';
import { inBatches } from './batches.repository.ts';
import { factsOf, referencesOf } from './record-kinds.repository.ts';
import { insertEntries } from './recording.repository.ts';

interface KeptRow {
  kind: ActivityKind;
  entryId: number;
}

/** Inserts the row that a deletion kept, with its old id, and records it. */
export async function insertKept(
  tx: Queryable,
  author: Author,
  { kind, entryId }: KeptRow,
): Promise<void> {
  const { ownerId } = author;
  const kept = sql`select before from ${activity}
    where ${and(eq(activity.userId, ownerId), eq(activity.id, entryId))}`;
  const columns = await keptColumns(tx, ownerId, { kind, entryId });
  await tx.execute(sql`
    with kept as (${kept}), restored as (${insertRows(kind, ownerId, columns)} returning *)
    ${insertEntries({ action: 'restore', kind, author, rows: 'restored' })}`);
}

/** Inserts the rows that were deleted together with a project. Their entries have done their work. */
export async function insertParts(
  tx: Queryable,
  ownerId: OwnerId,
  { kind, entryIds }: { kind: ActivityKind; entryIds: number[] },
): Promise<void> {
  const [entryId] = entryIds;
  if (entryId === undefined) return;
  const columns = await keptColumns(tx, ownerId, { kind, entryId });
  const insert = async (batch: number[]) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      with kept as (
        delete from ${activity}
        where ${and(eq(activity.userId, ownerId), inArray(activity.id, batch))}
        returning before
      )
      ${insertRows(kind, ownerId, columns)} returning ${factsOf(kind).key} as id`);
    return rows.map(({ id }) => id);
  };
  await inBatches(entryIds, (batch) =>
    kind === 'expense' ? changeManyExpenses(tx, ownerId, [], () => insert(batch)) : insert(batch),
  );
}

/**
 * A migration may have changed the table since the deletion. A column that the kept row lacks gets
 * its default.
 */
async function keptColumns(
  tx: Queryable,
  ownerId: OwnerId,
  { kind, entryId }: KeptRow,
): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select jsonb_object_keys(before) as name from ${activity}
    where ${and(eq(activity.userId, ownerId), eq(activity.id, entryId))}`);
  return storedColumns(
    kind,
    rows.map(({ name }) => name),
  );
}

/** From a table expression `kept` with the column `before`. */
function insertRows(kind: ActivityKind, ownerId: OwnerId, columns: string[]): SQL {
  const { table, restoredIf = sql`true` } = factsOf(kind);
  const restoredAs = restoredValues(kind);
  const names = columns.map((name) => sql.identifier(name));
  const values = columns.map((name) => restoredAs[name] ?? sql.raw(`r.${name}`));
  return sql`
    insert into ${table} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)}
    from kept, jsonb_populate_record(
      null::${table}, kept.before || jsonb_build_object('user_id', ${ownerId}::int)
    ) r
    where ${restoredIf}`;
}

/** The values of a row `r` that are not restored as they were. */
function restoredValues(kind: ActivityKind): Record<string, SQL> {
  const references = referencesOf(kind).map(({ to, column }) => {
    const { table, key, project } = factsOf(to);
    // A record that is gone, or in another project by now, is not referred to again.
    const present = sql`(
      select ${key} from ${table}
      where ${table.userId} = r.user_id and ${key} = ${sql.raw(`r.${column}`)}
        and ${project && factsOf(kind).project ? sql`${project} = r.project_id` : sql`true`})`;
    return [column, present] as const;
  });
  return { ...Object.fromEntries(references), ...factsOf(kind).restoredAs };
}

/** The columns that a restore writes: those of the table that the kept row has. */
function storedColumns(kind: ActivityKind, kept: Iterable<string>): string[] {
  const has = new Set(kept);
  return Object.values(getTableColumns(factsOf(kind).table) as Record<string, PgColumn>)
    .filter(({ generated }) => !generated)
    .map(columnName)
    .filter((name) => name === 'user_id' || has.has(name));
}
