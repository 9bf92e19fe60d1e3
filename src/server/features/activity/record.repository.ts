import { and, Column, eq, is, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { heldAccount, holdAccount } from '#server/db/held-account.ts';
import type { Decision, Scope } from '#server/http/scope.ts';
import { factsOf, type OwnRecord, referrersOf } from './record-kinds.repository.ts';
import { unlinkRecords } from './record-links.repository.ts';
import { imageOfRow, insertEntries } from './recording.repository.ts';

export interface LockedRecord {
  version: number;
  /** The whole row as JSON text, which keeps every digit of an amount. */
  image: string;
}

/** Where the caller was allowed to change a record. Someone with a link has no role. */
type DecidedPlace = Pick<Decision, 'ownerId' | 'projectId'> & { role?: Decision['role'] };

/**
 * The record, if it is still where the caller was allowed to change it: someone may have moved it to
 * another project since.
 */
function decided(
  kind: OwnRecord,
  { role, projectId }: DecidedPlace,
  ownerId: SQL | number,
  id: number,
) {
  const { table, key, project } = factsOf(kind);
  const isThere = role !== 'owner' && project && projectId !== null && eq(project, projectId);
  return and(eq(table.userId, ownerId), eq(key, id), isThere || undefined);
}

/** The record as it is now. Nobody else can change it until the transaction ends. */
export async function lockRecord(
  tx: Queryable,
  scope: DecidedPlace,
  kind: OwnRecord,
  recordId: number,
): Promise<LockedRecord | undefined> {
  const { rows } = await tx.execute<{ version: number; image: string }>(sql`
    select r.version, (${imageOfRow})::text as image
    from (
      select * from ${factsOf(kind).table}
      where ${decided(kind, scope, scope.ownerId, recordId)}
      for no key update
    ) r`);
  return rows[0];
}

/**
 * Deletes the record and keeps it in an entry, with the ids of what referred to it. False if it is
 * absent.
 */
export async function removeRecord(
  db: Queryable,
  scope: Scope,
  kind: Exclude<OwnRecord, 'project'>,
  recordId: number,
): Promise<boolean> {
  if (referrersOf(kind).length === 0) return removeRow(db, scope, { kind, recordId });
  const { ownerId } = scope;
  return db.transaction(async (tx) => {
    await holdAccount(tx, ownerId);
    // The lock keeps new references out until the transaction ends.
    const { rowCount } = await tx.execute(sql`
      select from ${factsOf(kind).table} where ${decided(kind, scope, ownerId, recordId)} for update`);
    if (rowCount === 0) return false;
    const links = await unlinkRecords(tx, ownerId, { kind, recordId });
    return removeRow(tx, scope, {
      kind,
      recordId,
      kept: sql`${JSON.stringify({ links })}::jsonb`,
    });
  });
}

async function removeRow(
  db: Queryable,
  scope: Scope,
  { kind, recordId, kept }: { kind: OwnRecord; recordId: number; kept?: SQL },
): Promise<boolean> {
  const links = kept && { links: kept };
  const { rowCount } = await db.execute(sql`
    with removed as (
      delete from ${factsOf(kind).table}
      where ${decided(kind, scope, heldAccount(scope.ownerId), recordId)}
      returning *
    )
    ${insertEntries({ action: 'delete', kind, author: scope, rows: 'removed', ...links })}`);
  return rowCount === 1;
}

/** Whether any of the given values is a new one. A save without a change is not a change. */
export function isChanged<Columns extends Record<string, unknown>>(
  columns: Columns,
  values: { [Name in keyof Columns]?: unknown },
): SQL {
  const comparisons = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => sql`${columns[name]} is distinct from ${asStored(columns[name], value)}`,
    );
  return comparisons.length === 0 ? sql`false` : sql`(${sql.join(comparisons, sql` or `)})`;
}

/** As the column stores it: a list is JSON there, and an array of Postgres otherwise. */
const asStored = (column: unknown, value: unknown) =>
  is(column, Column) && Array.isArray(value) ? sql.param(value, column) : value;
