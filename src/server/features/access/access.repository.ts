import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { activity } from '#server/db/tables/activity.table.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import type { RecordKind } from '#server/http/scope.ts';
import type { Role } from '#shared/access.ts';

const sources = {
  project: { table: projects, projectId: sql<number | null>`${projects.id}` },
  expense: { table: expenses, projectId: sql<number | null>`${expenses.projectId}` },
  milestone: { table: milestones, projectId: sql<number | null>`${milestones.projectId}` },
  contractor: { table: contractors, projectId: sql<number | null>`null::int` },
  activity: { table: activity, projectId: sql<number | null>`${activity.projectId}` },
} satisfies Record<RecordKind, unknown>;

/** The owner of a record, found by its id alone, and what the actor is there: null for nothing. */
export async function findRecordRole(
  db: Queryable,
  kind: RecordKind,
  { recordId, actorId }: { recordId: number; actorId: number },
) {
  const statement = prepared(db, `role by ${kind}`, () => {
    const { table, projectId } = sources[kind];
    const isOwner = eq(table.userId, sql.placeholder('actorId'));
    return db
      .select({
        userId: table.userId,
        projectId: projectId.as('project_id'),
        role: sql<Role | null>`case when ${isOwner} then 'owner' end`.as('role'),
      })
      .from(table)
      .where(eq(table.id, sql.placeholder('recordId')))
      .prepare('');
  });
  const [row] = await statement.execute({ recordId, actorId });
  return row;
}
