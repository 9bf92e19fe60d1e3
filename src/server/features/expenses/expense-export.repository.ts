import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { personName } from '#server/db/person-name.ts';
import type { Reach } from '#server/db/reach.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import type { ExpenseFilter } from '#shared/expense-filter.ts';
import { FORMER_MEMBER } from '#shared/person.ts';
import { expenseColumns, itsContractor } from './expense.repository.ts';
import { matches } from './expense-filter.repository.ts';
import { newestFirst } from './expense-order.repository.ts';
import { partsLike, roomOfPart, roomOfWhole } from './expense-parts.repository.ts';

const itsProject = and(eq(projects.userId, expenses.userId), eq(projects.id, expenses.projectId));

/** A part of a split expense, with the names of what it is for. */
export interface ExportedPart {
  category: string;
  amount: string;
  lineTitle: string | null;
  roomName: string | null;
}

const nameOf = (table: 'rooms' | 'plan_lines' | 'agreements' | 'bills', id: SQL) =>
  sql<string | null>`(
    select ${sql.raw(table === 'rooms' ? 'n.name' : 'n.title')} from ${sql.identifier(table)} n
    where n.user_id = ${expenses.userId} and n.id = ${id})`;

/** Those that the filter is about; null if it is not split. */
const partsOf = (filter: ExpenseFilter) =>
  sql<ExportedPart[] | null>`case when ${expenses.lines} <> '[]' then (
    select jsonb_agg(jsonb_build_object(
      'category', part ->> 'category', 'amount', part ->> 'amount',
      'lineTitle', ${nameOf('plan_lines', sql`(part ->> 'planLineId')::int`)},
      'roomName', ${nameOf('rooms', roomOfPart)}) order by nth)
    from ${partsLike(filter)}) end`;

function selectExported(db: Queryable, filter: ExpenseFilter) {
  return db
    .select({
      ...expenseColumns,
      projectName: projects.name,
      currency: projects.currency,
      lineTitle: nameOf('plan_lines', sql`${expenses.planLineId}`),
      roomName: nameOf('rooms', roomOfWhole),
      agreementTitle: nameOf('agreements', sql`${expenses.agreementId}`),
      billTitle: nameOf('bills', sql`${expenses.billId}`),
      parts: partsOf(filter),
      addedBy: sql<string>`coalesce(${personName}, ${FORMER_MEMBER})`,
    })
    .from(expenses)
    .innerJoin(projects, itsProject)
    .leftJoin(users, eq(users.id, sql`coalesce(${expenses.createdBy}, ${expenses.userId})`))
    .leftJoin(contractors, itsContractor)
    .$dynamic();
}

export type ExportedExpense = Awaited<ReturnType<typeof selectExported>>[number];

/** The expenses after the given one, newest first, for reading all of them in steps. */
export async function listExpensesAfter(
  db: Queryable,
  reach: Reach,
  filter: ExpenseFilter,
  { after, limit }: { after: ExportedExpense | undefined; limit: number },
): Promise<ExportedExpense[]> {
  // A row comparison, which the index in that order can answer.
  const isLater =
    after &&
    sql`(${expenses.date}, ${expenses.createdAt}, ${expenses.id})
      < (${after.date}::date, ${after.createdAt}::timestamptz, ${after.id})`;
  return selectExported(db, filter)
    .where(and(matches(reach, filter), isLater))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** Undefined if it does not exist or belongs to another user. */
export async function findProjectName(
  db: Queryable,
  ownerId: OwnerId,
  projectId: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ name: projects.name })
    .from(projects)
    .where(and(eq(projects.userId, ownerId), eq(projects.id, projectId)));
  return row?.name;
}
