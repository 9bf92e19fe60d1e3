import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { heldAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import type { Author } from '#server/http/scope.ts';
import type { ActivityKind } from '#shared/activity.ts';
import { factsOf } from './record-kinds.repository.ts';
import { imageOfRow, insertEntries } from './recording.repository.ts';

/** The kinds whose records have a version and are changed, deleted and restored one by one. */
export type OwnRecord = Exclude<ActivityKind, 'member'>;

export interface LockedRecord {
  version: number;
  /** The whole row as JSON text, which keeps every digit of an amount. */
  image: string;
}

/** The record as it is now. Nobody else can change it until the transaction ends. */
export async function lockRecord(
  tx: Queryable,
  ownerId: OwnerId,
  kind: OwnRecord,
  recordId: number,
): Promise<LockedRecord | undefined> {
  const { table, key } = factsOf(kind);
  const { rows } = await tx.execute<{ version: number; image: string }>(sql`
    select r.version, (${imageOfRow})::text as image
    from (
      select * from ${table}
      where ${and(eq(table.userId, ownerId), eq(key, recordId))}
      for no key update
    ) r`);
  return rows[0];
}

/** Deletes the record and keeps it in an entry. False if it is absent. */
export async function removeRecord(
  db: Queryable,
  author: Author,
  kind: Exclude<OwnRecord, 'project' | 'contractor'>,
  recordId: number,
): Promise<boolean> {
  const { ownerId } = author;
  const { table, key } = factsOf(kind);
  const { rowCount } = await db.execute(sql`
    with removed as (
      delete from ${table}
      where ${and(eq(table.userId, heldAccount(ownerId)), eq(key, recordId))}
      returning *
    )
    ${insertEntries({ action: 'delete', kind, author, rows: 'removed' })}`);
  return rowCount === 1;
}

/** Whether any of the given values is a new one. A save without a change is not a change. */
export function isChanged<Columns extends Record<string, unknown>>(
  columns: Columns,
  values: { [Name in keyof Columns]?: unknown },
): SQL {
  const comparisons = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => sql`${columns[name]} is distinct from ${value}`);
  return comparisons.length === 0 ? sql`false` : sql`(${sql.join(comparisons, sql` or `)})`;
}
