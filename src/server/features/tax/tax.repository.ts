import { and, desc, eq, getTableColumns, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { planLines } from '#server/db/tables/plan-line.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { rooms } from '#server/db/tables/room.table.ts';
import type { Author } from '#server/http/scope.ts';
import type { StoredTaxUse } from '#shared/tax.ts';
import { imageOfRow, insertEntries } from '../activity/recording.repository.ts';
import { expenseColumns, itsContractor } from '../expenses/expense.repository.ts';

/** The project whose record it is. Its expenses are read by both ids. */
export interface TaxPlace {
  ownerId: OwnerId;
  projectId: number;
}

const { taxRecord } = getTableColumns(expenses);
const { id, date, description, category, kind, amount } = expenseColumns;
const { contractorId, planLineId, roomId, lines, refundOfId, attachments } = expenseColumns;

const inPlace = ({ ownerId, projectId }: TaxPlace) =>
  and(eq(expenses.userId, ownerId), eq(expenses.projectId, projectId));

const selectTaxExpenses = (db: Queryable) =>
  db
    .select({
      ...{ id, date, description, category, kind, amount },
      ...{ contractorId, planLineId, roomId, lines, refundOfId, attachments, taxRecord },
      contractor: {
        name: contractors.name,
        company: contractors.company,
        specialty: contractors.specialty,
      },
    })
    .from(expenses)
    .leftJoin(contractors, itsContractor)
    .$dynamic();

export type TaxExpense = Awaited<ReturnType<typeof selectTaxExpenses>>[number];

export interface TaxRange {
  year: number | null;
  expenseId: number | null;
  after: Pick<TaxExpense, 'date' | 'id'> | undefined;
  limit: number;
}

/** Newest first. */
export async function listTaxExpenses(
  db: Queryable,
  place: TaxPlace,
  { year, expenseId, after, limit }: TaxRange,
): Promise<TaxExpense[]> {
  return selectTaxExpenses(db)
    .where(
      and(
        inPlace(place),
        expenseId === null ? undefined : eq(expenses.id, expenseId),
        year === null
          ? undefined
          : and(gte(expenses.date, `${year}-01-01`), lte(expenses.date, `${year}-12-31`)),
        after && sql`(${expenses.date}, ${expenses.id}) < (${after.date}::date, ${after.id})`,
      ),
    )
    .orderBy(desc(expenses.date), desc(expenses.id))
    .limit(limit);
}

export async function listTaxExpensesById(
  db: Queryable,
  place: TaxPlace,
  ids: number[],
): Promise<TaxExpense[]> {
  if (ids.length === 0) return [];
  return selectTaxExpenses(db).where(and(inPlace(place), inArray(expenses.id, ids)));
}

/** Nobody else can change them until the transaction ends. */
export async function lockTaxExpenses(
  tx: Queryable,
  place: TaxPlace,
  ids: number[],
): Promise<TaxExpense[]> {
  return selectTaxExpenses(tx)
    .where(and(inPlace(place), inArray(expenses.id, ids)))
    .orderBy(expenses.id)
    .for('no key update', { of: expenses });
}

/** Writes the decisions of each expense, with an entry for those that changed. */
export async function updateTaxRecords(
  tx: Queryable,
  author: Author,
  { projectId, records }: { projectId: number; records: Map<number, StoredTaxUse[]> },
): Promise<void> {
  const wanted = JSON.stringify([...records].map(([key, uses]) => ({ id: key, uses })));
  const place = inPlace({ ownerId: author.ownerId, projectId });
  await tx.execute(sql`
    with wanted as (select * from jsonb_to_recordset(${wanted}::jsonb) as w (id int, uses jsonb)),
    earlier as (
      select r.id, ${imageOfRow} as image
      from (select * from ${expenses} where ${place} and id in (select id from wanted)) r
    ),
    changed as (
      update ${expenses} set tax_record = wanted.uses from wanted
      where ${place} and ${expenses.id} = wanted.id
        and ${expenses.taxRecord} is distinct from wanted.uses
      returning ${expenses}.*
    )
    ${insertEntries({
      action: 'update',
      kind: 'expense',
      author,
      rows: 'changed',
      before: sql`(select image from earlier where earlier.id = r.id)`,
    })}`);
}

export interface TaxNames {
  project: string;
  currency: string;
  rooms: Map<number, string>;
  lines: Map<number, { title: string; roomId: number | null }>;
}

/** What the records of a project are called; undefined if there is no such project. */
export async function findTaxNames(
  db: Queryable,
  { ownerId, projectId }: TaxPlace,
): Promise<TaxNames | undefined> {
  const [project] = await db
    .select({ name: projects.name, currency: projects.currency })
    .from(projects)
    .where(and(eq(projects.userId, ownerId), eq(projects.id, projectId)));
  if (!project) return undefined;
  const itsRooms = await db
    .select({ id: rooms.id, name: rooms.name })
    .from(rooms)
    .where(and(eq(rooms.userId, ownerId), eq(rooms.projectId, projectId)));
  const itsLines = await db
    .select({ id: planLines.id, title: planLines.title, roomId: planLines.roomId })
    .from(planLines)
    .where(and(eq(planLines.userId, ownerId), eq(planLines.projectId, projectId)));
  return {
    project: project.name,
    currency: project.currency,
    rooms: new Map(itsRooms.map((room) => [room.id, room.name])),
    lines: new Map(itsLines.map((line) => [line.id, line])),
  };
}
