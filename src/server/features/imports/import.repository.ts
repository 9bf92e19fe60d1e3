import {
  and,
  desc,
  eq,
  getTableColumns,
  type InferInsertModel,
  type InferSelectModel,
  lt,
  ne,
  notInArray,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { type Reach, within } from '#server/db/reach.ts';
import { imports } from '#server/db/tables/import.table.ts';
import { importRows } from '#server/db/tables/import-row.table.ts';
import type { Author } from '#server/http/scope.ts';
import { factsOf, referrersOf } from '../activity/record-kinds.repository.ts';
import { insertEntries } from '../activity/recording.repository.ts';
import type { KeyedRow } from './row-reading.ts';

export type StoredImport = InferSelectModel<typeof imports>;
/** Without the cells of the file, which may be megabytes. */
export type ImportHead = Omit<StoredImport, 'rows'>;
export type NewImport = Omit<InferInsertModel<typeof imports>, 'id' | 'version' | 'createdAt'>;
export type ImportChanges = Partial<
  Pick<StoredImport, 'mapping' | 'signs' | 'dayOrder' | 'names' | 'skip'>
>;

const LISTED = 50;
const DRAFT_DAYS = 30;
const KEPT_DRAFTS = 20;
/** The same purchase may be dated when it was made or when it was booked. */
const DAYS_APART = 3;
/** Each of them is text in memory once more. */
const ROWS_PER_STATEMENT = 1_000;

const owned = (ownerId: OwnerId, importId: number) =>
  and(eq(imports.userId, ownerId), eq(imports.id, importId));

const { rows: _, ...headColumns } = getTableColumns(imports);

export async function insertImport(db: Queryable, values: NewImport): Promise<ImportHead> {
  const [row] = await db.insert(imports).values(values).returning(headColumns);
  if (!row) throw new Error('An import was not stored');
  return row;
}

export async function findImport(db: Queryable, ownerId: OwnerId, importId: number) {
  const [row] = await db.select().from(imports).where(owned(ownerId, importId));
  return row;
}

/** The latest ones, without the rows of drafts. */
export async function listImports(db: Queryable, reach: Reach, projectId: number | null) {
  const { id, fileName, status, createdAt, created, rowCount } = imports;
  return db
    .select({
      id,
      projectId: imports.projectId,
      fileName,
      status,
      createdAt,
      created,
      rows: rowCount,
    })
    .from(imports)
    .where(
      and(
        within(reach, imports),
        projectId === null ? undefined : eq(imports.projectId, projectId),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(LISTED);
}

export async function lockImport(tx: Queryable, ownerId: OwnerId, importId: number) {
  const [row] = await tx
    .select(headColumns)
    .from(imports)
    .where(owned(ownerId, importId))
    .for('update');
  return row;
}

export async function updateImport(
  tx: Queryable,
  ownerId: OwnerId,
  importId: number,
  changes:
    | ImportChanges
    | Pick<StoredImport, 'status' | 'created' | 'madeContractors' | 'madeRooms' | 'rows'>
    | Pick<StoredImport, 'status'>,
): Promise<StoredImport | undefined> {
  const [row] = await tx
    .update(imports)
    .set({ ...changes, version: sql`${imports.version} + 1` })
    .where(owned(ownerId, importId))
    .returning();
  return row;
}

export async function removeDraft(db: Queryable, ownerId: OwnerId, importId: number) {
  const { rowCount } = await db
    .delete(imports)
    .where(and(owned(ownerId, importId), eq(imports.status, 'draft')));
  return rowCount === 1;
}

/** Nobody works on more files at once, and each may be a megabyte. */
export async function removeExcessDrafts(db: Queryable, ownerId: OwnerId): Promise<void> {
  const ofOwner = and(eq(imports.userId, ownerId), eq(imports.status, 'draft'));
  const newest = db
    .select({ id: imports.id })
    .from(imports)
    .where(ofOwner)
    .orderBy(desc(imports.id))
    .limit(KEPT_DRAFTS);
  await db.delete(imports).where(and(ofOwner, notInArray(imports.id, newest)));
}

export async function removeOldDrafts(db: Queryable): Promise<void> {
  await db
    .delete(imports)
    .where(
      and(
        eq(imports.status, 'draft'),
        lt(imports.createdAt, sql`now() - make_interval(days => ${DRAFT_DAYS})`),
      ),
    );
}

/** What was chosen for the last imported file with the same headings. */
export async function findEarlierChoices(db: Queryable, ownerId: OwnerId, headingsKey: string) {
  const { mapping, signs, dayOrder, names } = imports;
  const [row] = await db
    .select({ mapping, signs, dayOrder, names })
    .from(imports)
    .where(
      and(
        eq(imports.userId, ownerId),
        eq(imports.headingsKey, headingsKey),
        ne(imports.status, 'draft'),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(1);
  return row;
}

interface Place {
  ownerId: OwnerId;
  projectId: number;
}

/**
 * Rows that are in the project already: imported before, or of the same amount and kind on the same
 * day, or within three days with a like description.
 */
export async function listDuplicates(
  db: Queryable,
  { ownerId, projectId }: Place,
  rows: KeyedRow[],
): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = rows.slice(start, start + ROWS_PER_STATEMENT);
    for (const { row, expenseId } of await findDuplicates(db, { ownerId, projectId }, batch)) {
      found.set(row, expenseId);
    }
  }
  return found;
}

async function findDuplicates(db: Queryable, { ownerId, projectId }: Place, rows: KeyedRow[]) {
  const wanted = rows
    .filter(({ problem }) => problem === null)
    .map(({ row, key, date, amount, kind, description }) => ({
      ...{ row, key, date, amount, kind },
      description: description.toLowerCase(),
    }));
  if (wanted.length === 0) return [];
  const found = await db.execute<{ row: number; expenseId: number }>(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as w("row" int, key text, date date, amount numeric, kind text, description text)
    )
    select w."row", min(coalesce(i.expense_id, e.id)) as "expenseId"
    from wanted w
    left join import_rows i
      on i.user_id = ${ownerId} and i.project_id = ${projectId} and i.key = w.key
    left join expenses e
      on e.user_id = ${ownerId} and e.project_id = ${projectId}
      and e.amount = w.amount and e.kind = w.kind
      and e.date between w.date - ${DAYS_APART}::int and w.date + ${DAYS_APART}::int
      and (e.date = w.date or position(w.description in lower(e.description)) > 0
        or position(lower(e.description) in w.description) > 0)
    where i.expense_id is not null or e.id is not null
    group by w."row"`);
  return found.rows;
}

/** The keys among these that an expense of the project has. */
export async function listImportedKeys(
  tx: Queryable,
  { ownerId, projectId }: Place,
  keys: string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ key: importRows.key })
    .from(importRows)
    .where(
      and(
        eq(importRows.userId, ownerId),
        eq(importRows.projectId, projectId),
        sql`${importRows.key} = any(${sql.param(keys)}::text[])`,
      ),
    );
  return new Set(rows.map(({ key }) => key));
}

/** The expenses that rows have become, by the keys of the rows. */
export async function insertImportRows(
  tx: Queryable,
  { ownerId, projectId, importId }: Place & { importId: number },
  { keys, expenseIds }: { keys: string[]; expenseIds: number[] },
): Promise<void> {
  await tx.execute(sql`
    insert into ${importRows} (user_id, project_id, import_id, key, expense_id)
    select ${ownerId}::int, ${projectId}::int, ${importId}::int, made.key, made.expense_id
    from unnest(${sql.param(keys)}::text[], ${sql.param(expenseIds)}::int[]) made (key, expense_id)`);
}

/** The expenses that an import made and that are still there. */
export async function listImportedExpenses(
  tx: Queryable,
  ownerId: OwnerId,
  importId: number,
): Promise<number[]> {
  const rows = await tx
    .select({ id: importRows.expenseId })
    .from(importRows)
    .where(and(eq(importRows.userId, ownerId), eq(importRows.importId, importId)))
    .orderBy(importRows.expenseId);
  return rows.map(({ id }) => id);
}

/** Deletes them with an entry each, so that Activity can restore one. */
export async function removeExpenses(tx: Queryable, author: Author, ids: number[]): Promise<void> {
  const { table, key } = factsOf('expense');
  await tx.execute(sql`
    with removed as (
      delete from ${table}
      where ${eq(table.userId, author.ownerId)} and ${key} = any(${sql.param(ids)}::int[])
      returning *
    )
    ${insertEntries({ action: 'delete', kind: 'expense', author, rows: 'removed' })}`);
}

/** Whether any record refers to it. */
export async function isUsed(
  tx: Queryable,
  ownerId: OwnerId,
  { kind, recordId }: { kind: 'contractor' | 'room'; recordId: number },
): Promise<boolean> {
  const uses = referrersOf(kind).map(({ from, column }) => {
    const { table } = factsOf(from);
    return sql`select from ${table} where ${eq(table.userId, ownerId)} and ${sql.identifier(column)} = ${recordId}`;
  });
  const { rowCount } = await tx.execute(sql`(${sql.join(uses, sql`) union all (`)}) limit 1`);
  return (rowCount ?? 0) > 0;
}
