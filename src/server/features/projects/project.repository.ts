import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import type { Project, ProjectInput, ProjectUpdate } from '#shared/project.ts';

const owned = (userId: number, projectId: number) =>
  and(eq(projects.userId, userId), eq(projects.id, projectId));

/** Projects with what was spent on them, summed by the database over one pass of the expenses. */
function selectProjects(db: Queryable, userId: number, projectId?: number) {
  const spent = db
    .select({
      projectId: expenses.projectId,
      total: sql<string>`sum(${expenses.amount})`.as('total'),
    })
    .from(expenses)
    .where(
      and(
        eq(expenses.userId, userId),
        projectId === undefined ? undefined : eq(expenses.projectId, projectId),
      ),
    )
    .groupBy(expenses.projectId)
    .as('spent');
  return db
    .select({
      id: projects.id,
      userId: projects.userId,
      name: projects.name,
      description: projects.description,
      budget: projects.budget,
      startDate: projects.startDate,
      totalSpent: sql<string>`coalesce(${spent.total}, 0.00)`,
    })
    .from(projects)
    .leftJoin(spent, eq(spent.projectId, projects.id))
    .$dynamic();
}

export async function listProjects(db: Queryable, userId: number): Promise<Project[]> {
  return selectProjects(db, userId).where(eq(projects.userId, userId)).orderBy(asc(projects.id));
}

export async function findProject(
  db: Queryable,
  userId: number,
  projectId: number,
): Promise<Project | undefined> {
  const [project] = await selectProjects(db, userId, projectId).where(owned(userId, projectId));
  return project;
}

export async function insertProject(
  db: Queryable,
  userId: number,
  input: ProjectInput,
): Promise<number> {
  const [row] = await db
    .insert(projects)
    .values({ userId, ...input })
    .returning({ id: projects.id });
  if (!row) throw new Error('The insert returned no project');
  return row.id;
}

export async function updateProject(
  db: Queryable,
  userId: number,
  projectId: number,
  input: ProjectUpdate,
): Promise<boolean> {
  const rows = await db
    .update(projects)
    // The first entry keeps an update without any field from being an error.
    .set({ name: sql`${projects.name}`, ...input })
    .where(owned(userId, projectId))
    .returning({ id: projects.id });
  return rows.length > 0;
}

export async function removeProject(
  db: Queryable,
  userId: number,
  projectId: number,
): Promise<boolean> {
  const rows = await db
    .delete(projects)
    .where(owned(userId, projectId))
    .returning({ id: projects.id });
  return rows.length > 0;
}

/** The budget and what was spent by category, read in one statement so that they fit together. */
export async function findProjectSpending(db: Queryable, userId: number, projectId: number) {
  const [row] = await db
    .select({
      budget: projects.budget,
      spentByCategory: sql<Record<string, string>>`(
        select coalesce(json_object_agg(spent.category, spent.total::text), '{}')
        from (
          select category, sum(amount) as total from expenses
          where user_id = ${userId} and project_id = ${projectId}
          group by category
        ) spent
      )`,
    })
    .from(projects)
    .where(owned(userId, projectId));
  return row;
}

/** The receipts that its expenses refer to. */
export async function listProjectReceipts(
  db: Queryable,
  userId: number,
  projectId: number,
): Promise<string[]> {
  const rows = await db
    .select({ imageUrl: expenses.imageUrl })
    .from(expenses)
    .where(
      and(
        eq(expenses.userId, userId),
        eq(expenses.projectId, projectId),
        isNotNull(expenses.imageUrl),
      ),
    );
  return rows.flatMap(({ imageUrl }) => imageUrl ?? []);
}
