import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import type { Project, ProjectInput, ProjectUpdate } from '#shared/project.ts';

const totalSpent = sql<string>`(
  select coalesce(sum(${expenses.amount}), 0)::numeric(20, 2) from ${expenses}
  where ${expenses.userId} = ${projects.userId} and ${expenses.projectId} = ${projects.id}
)`.as('total_spent');

const projectColumns = {
  id: projects.id,
  userId: projects.userId,
  name: projects.name,
  description: projects.description,
  budget: projects.budget,
  startDate: projects.startDate,
  totalSpent,
} as const;

const owned = (userId: number, projectId: number) =>
  and(eq(projects.userId, userId), eq(projects.id, projectId));

export async function listProjects(db: Queryable, userId: number): Promise<Project[]> {
  return db
    .select(projectColumns)
    .from(projects)
    .where(eq(projects.userId, userId))
    .orderBy(asc(projects.id));
}

export async function findProject(
  db: Queryable,
  userId: number,
  projectId: number,
): Promise<Project | undefined> {
  const [project] = await db.select(projectColumns).from(projects).where(owned(userId, projectId));
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
