import { and, asc, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '#server/db/client.ts';
import { columnName } from '#server/db/column-name.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { fileUses } from '#server/db/tables/file-use.table.ts';
import { inboxItems } from '#server/db/tables/inbox-item.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { uploads } from '#server/db/tables/upload.table.ts';
import type { Author } from '#server/http/scope.ts';
import type { ReceiptType } from '#shared/receipt.ts';
import { factsOf, partsOfProject, referencesOf } from '../activity/record-kinds.repository.ts';
import { insertEntries } from '../activity/recording.repository.ts';
import type { ArchivedKind } from './archived-kind.ts';

export interface Place {
  ownerId: OwnerId;
  projectId: number;
}

/** A row by the names of its columns here, or a record of an archive. */
export interface Content {
  [field: string]: unknown;
  id?: unknown;
  kind?: unknown;
  key?: unknown;
  createdBy?: unknown;
}

/** All that `read` reads is of the same moment. */
export const inOneMoment = <T>(db: Database, read: (tx: Queryable) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

export async function findArchivedProject(db: Queryable, { ownerId, projectId }: Place) {
  const [project] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.userId, ownerId), eq(projects.id, projectId)));
  return project;
}

/**
 * Whether the row `r` goes with the project. Contractors belong to the account: with a project go
 * those that its records name.
 */
function goesWith(kind: ArchivedKind, { ownerId, projectId }: Place): SQL {
  if (kind !== 'contractor') return sql`r.user_id = ${ownerId} and r.project_id = ${projectId}`;
  const named = partsOfProject.flatMap((from) =>
    referencesOf(from)
      .filter(({ to }) => to === 'contractor')
      .map(
        ({ column }) => sql`
          select ${sql.identifier(column)} from ${factsOf(from).table}
          where user_id = ${ownerId} and project_id = ${projectId}`,
      ),
  );
  return sql`r.user_id = ${ownerId} and r.id in (${sql.join(named, sql` union `)})`;
}

/** The ids of all records of a kind in their order, with what people call them. */
export async function listLabels(
  db: Queryable,
  kind: ArchivedKind,
  place: Place,
): Promise<Map<number, string>> {
  const { table, label } = factsOf(kind);
  const { rows } = await db.execute<{ id: number; label: string }>(
    sql`select r.id, ${label} as label from ${table} r where ${goesWith(kind, place)} order by r.id`,
  );
  return new Map(rows.map((row) => [row.id, row.label]));
}

export async function listRecords(
  db: Queryable,
  kind: ArchivedKind,
  { ownerId, ids }: { ownerId: OwnerId; ids: number[] },
): Promise<Content[]> {
  const { table, key } = factsOf(kind);
  return db
    .select()
    .from(table)
    .where(and(eq(table.userId, ownerId), sql`${key} = any(${sql.param(ids)}::int[])`))
    .orderBy(asc(key));
}

export interface StoredFile {
  key: string;
  type: ReceiptType;
  size: number;
  sha256: string;
}

/** The files of a project by their keys: of its records, and those that wait in its inbox. */
export async function listFiles(
  db: Queryable,
  { ownerId, projectId }: Place,
): Promise<Map<string, StoredFile>> {
  const { key, type, size, sha256 } = uploads;
  const rows = await db
    .select({ key, type, size, sha256 })
    .from(uploads)
    .where(
      and(
        eq(uploads.userId, ownerId),
        eq(uploads.isStored, true),
        sql`${key} in (
          select ${fileUses.key} from ${fileUses}
          where ${fileUses.userId} = ${ownerId} and ${fileUses.projectId} = ${projectId}
          union
          select ${inboxItems.key} from ${inboxItems}
          where ${inboxItems.userId} = ${ownerId} and ${inboxItems.projectId} = ${projectId})`,
      ),
    );
  return new Map(rows.map((row) => [row.key, row]));
}

/** Ids that no record has had or will get, in ascending order. */
export async function takeIds(tx: Queryable, kind: ArchivedKind, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { table } = factsOf(kind);
  const { rows } = await tx.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as id
    from generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => id).sort((left, right) => left - right);
}

/** The contractors of the account, to find those that an archive brings again. */
export async function listOwnContractors(db: Queryable, ownerId: OwnerId): Promise<Content[]> {
  const { table, key } = factsOf('contractor');
  return db.select().from(table).where(eq(table.userId, ownerId)).orderBy(asc(key));
}

/**
 * Inserts rows with the ids that they have. With an author, each gets an entry in the history.
 */
export async function insertRecords(
  tx: Queryable,
  kind: ArchivedKind,
  { rows, author }: { rows: Content[]; author?: Author },
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { table } = factsOf(kind);
  const names = Object.entries(getTableColumns(table) as Record<string, PgColumn>)
    .filter(([property, { generated }]) => !generated && Object.hasOwn(first, property))
    .map(([property, column]) => [property, columnName(column)] as const);
  const columns = sql.join(
    names.map(([, column]) => sql.identifier(column)),
    sql`, `,
  );
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(names.map(([property, column]) => [column, row[property]])),
    ),
  );
  const insert = sql`
    insert into ${table} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${table}, ${json}::jsonb) r order by r.id`;
  await tx.execute(
    author
      ? sql`with added as (${insert} returning *)
          ${insertEntries({ action: 'create', kind, author, rows: 'added' })}`
      : insert,
  );
}
