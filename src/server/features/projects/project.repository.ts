import { and, asc, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { WithSubquery } from 'drizzle-orm/subquery';
import type { Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { prepared } from '#server/db/prepared.ts';
import { expenseTotals } from '#server/db/tables/expense-total.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import type { Author } from '#server/http/scope.ts';
import type { Project, ProjectInput, ProjectUpdate } from '#shared/project.ts';
import { recordLimits } from '#shared/record-limits.ts';
import { isChanged, type LockedRecord } from '../activity/record.repository.ts';
import { insertEntries } from '../activity/recording.repository.ts';

/** A field without a column does not compile: inserts and updates write the fields as given. */
const columns = getTableColumns(projects) satisfies Record<keyof ProjectInput, PgColumn>;

const owned = (ownerId: OwnerId, projectId: number) =>
  and(eq(projects.userId, ownerId), eq(projects.id, projectId));

/**
 * Projects with their spending, from the stored totals.
 *
 * @param written what the same statement writes; the rows replace the table
 */
function selectProjects(db: Queryable, ...written: WithSubquery[]) {
  const spent = db
    .select({ total: sql<string>`sum(${expenseTotals.amount})`.as('total') })
    .from(expenseTotals)
    .where(and(eq(expenseTotals.userId, projects.userId), eq(expenseTotals.projectId, projects.id)))
    .as('spent');
  return (written.length > 0 ? db.with(...written) : db)
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

/** Whether the account can have one more. Locks its row until the transaction ends. */
export async function hasRoomForProject(tx: Queryable, ownerId: OwnerId): Promise<boolean> {
  await holdAccount(tx, ownerId);
  const [held] = await tx
    .select({ count: count() })
    .from(projects)
    .where(eq(projects.userId, ownerId));
  return (held?.count ?? 0) < recordLimits.projects;
}

export async function insertProject(
  tx: Queryable,
  author: Author,
  input: ProjectInput,
): Promise<Project | undefined> {
  const added = tx.$with('projects').as(
    tx
      .insert(projects)
      .values({ userId: author.ownerId, ...input })
      .returning(),
  );
  const entry = tx
    .$with('entry', {})
    .as(insertEntries({ action: 'create', kind: 'project', author, rows: 'projects' }));
  const [project] = await selectProjects(tx, added, entry);
  return project;
}

/**
 * The project as this call saved it, with an entry; undefined if nothing changed. A separate read
 * could return what another request has saved since.
 */
export async function updateProject(
  tx: Queryable,
  author: Author,
  projectId: number,
  { changes, before }: { changes: ProjectUpdate; before: LockedRecord },
): Promise<Project | undefined> {
  const updated = tx.$with('projects').as(
    tx
      .update(projects)
      .set({ ...changes, version: before.version + 1 })
      .where(and(owned(author.ownerId, projectId), isChanged(columns, changes)))
      .returning(),
  );
  const entry = tx.$with('entry', {}).as(
    insertEntries({
      action: 'update',
      kind: 'project',
      author,
      rows: 'projects',
      before: before.image,
    }),
  );
  const [project] = await selectProjects(tx, updated, entry);
  return project;
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
