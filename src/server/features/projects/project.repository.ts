import { and, asc, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { WithSubquery } from 'drizzle-orm/subquery';
import type { Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import { isSample } from '#server/db/is-sample.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { personName } from '#server/db/person-name.ts';
import { prepared } from '#server/db/prepared.ts';
import { expenseTotals } from '#server/db/tables/expense-total.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { projectMembers } from '#server/db/tables/project-member.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import type { Author } from '#server/http/scope.ts';
import type { Role } from '#shared/access.ts';
import type { Project } from '#shared/project.ts';
import type { ProjectInput, ProjectUpdate } from '#shared/project-input.ts';
import { recordLimits } from '#shared/record-limits.ts';
import { isChanged, type LockedRecord } from '../activity/record.repository.ts';
import { recordedRows } from '../activity/recording.repository.ts';

/** A field without a column does not compile: inserts and updates write the fields as given. */
const columns = getTableColumns(projects) satisfies Record<keyof ProjectInput, PgColumn>;

const owned = (ownerId: OwnerId, projectId: number) =>
  and(eq(projects.userId, ownerId), eq(projects.id, projectId));

const actor = sql.placeholder('actorId');
const itsMembers = and(
  eq(projectMembers.userId, projects.userId),
  eq(projectMembers.projectId, projects.id),
);

/**
 * Projects with their spending, from the stored totals, and what `actorId` is there.
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
      isSample: isSample.as('is_sample'),
      totalSpent: sql<string>`coalesce(${spent.total}, 0.00)`.as('total_spent'),
      role: sql<Role>`case when ${projects.userId} = ${actor} then 'owner' else (
        select ${projectMembers.role} from ${projectMembers}
        where ${itsMembers} and ${projectMembers.memberId} = ${actor}) end`.as('role'),
      owner: {
        id: sql<number>`${projects.userId}`.as('owner_id'),
        name: sql<string>`(
          select ${personName} from ${users} where ${users.id} = ${projects.userId})`.as(
          'owner_name',
        ),
      },
      memberCount: sql<number>`1 + (
        select count(*)::int from ${projectMembers} where ${itsMembers})`.as('member_count'),
    })
    .from(projects)
    .leftJoinLateral(spent, sql`true`)
    .$dynamic();
}

/** A person's own projects and those that others share with them. */
export async function listProjects(db: Queryable, actorId: number): Promise<Project[]> {
  const statement = prepared(db, 'projects', () => {
    const shared = db
      .select({ userId: projectMembers.userId, projectId: projectMembers.projectId })
      .from(projectMembers)
      .where(eq(projectMembers.memberId, actor));
    // Two branches: with one condition for both, Postgres would read every project there is.
    return selectProjects(db)
      .where(eq(projects.userId, actor))
      .unionAll(selectProjects(db).where(sql`(${projects.userId}, ${projects.id}) in ${shared}`))
      .orderBy(asc(projects.id))
      .prepare('');
  });
  return statement.execute({ actorId });
}

export async function findProject(
  db: Queryable,
  ownerId: OwnerId,
  { projectId, actorId }: { projectId: number; actorId: number },
): Promise<Project | undefined> {
  const [project] = await selectProjects(db)
    .where(owned(ownerId, projectId))
    .prepare('')
    .execute({ actorId });
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
  const insert = tx
    .insert(projects)
    .values({ userId: author.ownerId, ...input })
    .returning();
  const added = recordedRows(tx, insert, { action: 'create', kind: 'project', author });
  const { actorId } = author;
  const [project] = await selectProjects(tx, ...added)
    .prepare('')
    .execute({ actorId });
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
  const update = tx
    .update(projects)
    .set({ ...changes, version: before.version + 1 })
    .where(and(owned(author.ownerId, projectId), isChanged(columns, changes)))
    .returning();
  const entry = { action: 'update', kind: 'project', author, before: before.image } as const;
  const { actorId } = author;
  const [project] = await selectProjects(tx, ...recordedRows(tx, update, entry))
    .prepare('')
    .execute({ actorId });
  return project;
}

/** The budget and the spending by category, read in one statement so that they match. */
export async function findProjectSpending(db: Queryable, ownerId: OwnerId, projectId: number) {
  const [owner, project] = [sql.placeholder('ownerId'), sql.placeholder('projectId')];
  const statement = prepared(db, 'spending', () =>
    db
      .select({
        budget: projects.budget,
        spentByCategory: sql<Record<string, string>>`(
          select coalesce(json_object_agg(spent.category, spent.total::text), '{}')
          from (
            select category, sum(amount) as total from expense_totals t
            where t.user_id = ${owner} and t.project_id = ${project}
              and t.expense_count > 0
            group by category
          ) spent
        )`,
      })
      .from(projects)
      .where(and(eq(projects.userId, owner), eq(projects.id, project)))
      .prepare(''),
  );
  const [row] = await statement.execute({ ownerId, projectId });
  return row;
}
