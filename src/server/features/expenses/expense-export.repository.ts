import { and, eq, sql } from 'drizzle-orm';
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

const itsProject = and(eq(projects.userId, expenses.userId), eq(projects.id, expenses.projectId));

function selectExported(db: Queryable) {
  return db
    .select({
      ...expenseColumns,
      projectName: projects.name,
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
  return selectExported(db)
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
