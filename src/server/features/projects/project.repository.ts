import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { WithSubquery } from 'drizzle-orm/subquery';
import type { Queryable } from '#server/db/client.ts';
import { heldAccount, holdAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { prepared } from '#server/db/prepared.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { expenseTotals } from '#server/db/tables/expense-total.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import type { Project, ProjectInput, ProjectUpdate } from '#shared/project.ts';
import { recordLimits } from '#shared/record-limits.ts';

/** A field without a column does not compile: inserts and updates write the fields as given. */
const columns = getTableColumns(projects) satisfies Record<keyof ProjectInput, PgColumn>;

const owned = (ownerId: OwnerId, projectId: number) =>
  and(eq(projects.userId, ownerId), eq(projects.id, projectId));

/**
 * Projects with their spending, from the stored totals.
 *
 * @param written replaces the table: the rows that the same statement writes
 */
function selectProjects(db: Queryable, written?: WithSubquery) {
  const spent = db
    .select({ total: sql<string>`sum(${expenseTotals.amount})`.as('total') })
    .from(expenseTotals)
    .where(and(eq(expenseTotals.userId, projects.userId), eq(expenseTotals.projectId, projects.id)))
    .as('spent');
  return (written ? db.with(written) : db)
    .select({
      ...columns,
      totalSpent: sql<string>`coalesce(${spent.total}, 0.00)`,
    })
    .from(projects)
    .leftJoinLateral(spent, sql`true`)
    .$dynamic();
}

export async function listProjects(db: Queryable, ownerId: OwnerId): Promise<Project[]> {
  const statement = prepared(db, 'projects', () =>
    selectProjects(db)
      .where(eq(projects.userId, sql.placeholder('ownerId')))
      .orderBy(asc(projects.id))
      .prepare(''),
  );
  return statement.execute({ ownerId });
}

export async function findProject(
  db: Queryable,
  ownerId: OwnerId,
  projectId: number,
): Promise<Project | undefined> {
  const [project] = await selectProjects(db).where(owned(ownerId, projectId));
  return project;
}

/** The new project, or undefined if the account has no room for one more. */
export async function insertProject(
  db: Queryable,
  ownerId: OwnerId,
  input: ProjectInput,
): Promise<Project | undefined> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, ownerId);
    const count = await tx.$count(projects, eq(projects.userId, ownerId));
    if (count >= recordLimits.projects) return undefined;
    const added = tx.$with('projects').as(
      tx
        .insert(projects)
        .values({ userId: ownerId, ...input })
        .returning(),
    );
    const [project] = await selectProjects(tx, added);
    return project;
  });
}

/**
 * The project as this call saved it, or undefined if it is absent. A separate read could return
 * what another request has saved since.
 */
export async function updateProject(
  db: Queryable,
  ownerId: OwnerId,
  projectId: number,
  input: ProjectUpdate,
): Promise<Project | undefined> {
  const updated = db.$with('projects').as(
    db
      .update(projects)
      // The first entry makes an update without fields valid.
      .set({ name: sql`${projects.name}`, ...input })
      .where(owned(ownerId, projectId))
      .returning(),
  );
  const [project] = await selectProjects(db, updated);
  return project;
}

export async function removeProject(
  db: Queryable,
  ownerId: OwnerId,
  projectId: number,
): Promise<boolean> {
  const rows = await db
    .delete(projects)
    .where(and(eq(projects.userId, heldAccount(ownerId)), eq(projects.id, projectId)))
    .returning({ id: projects.id });
  return rows.length > 0;
}

/** The budget and the spending by category, read in one statement so that they match. */
export async function findProjectSpending(db: Queryable, ownerId: OwnerId, projectId: number) {
  const statement = prepared(db, 'spending', () =>
    db
      .select({
        budget: projects.budget,
        spentByCategory: sql<Record<string, string>>`(
          select coalesce(json_object_agg(spent.category, spent.total::text), '{}')
          from (
            select category, sum(amount) as total from expense_totals t
            where t.user_id = ${projects.userId} and t.project_id = ${projects.id}
              and t.expense_count > 0
            group by category
          ) spent
        )`,
      })
      .from(projects)
      .where(
        and(
          eq(projects.userId, sql.placeholder('ownerId')),
          eq(projects.id, sql.placeholder('projectId')),
        ),
      )
      .prepare(''),
  );
  const [row] = await statement.execute({ ownerId, projectId });
  return row;
}

/** The receipts that its expenses refer to. */
export async function listProjectReceipts(
  db: Queryable,
  ownerId: OwnerId,
  projectId: number,
): Promise<string[]> {
  const rows = await db
    .select({ receipt: expenses.receipt })
    .from(expenses)
    .where(
      and(
        eq(expenses.userId, ownerId),
        eq(expenses.projectId, projectId),
        isNotNull(expenses.receipt),
      ),
    );
  return rows.flatMap(({ receipt }) => receipt ?? []);
}
