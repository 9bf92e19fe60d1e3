import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { activity } from '#server/db/tables/activity.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { type ActivityKind, type DeletedProject, RESTORABLE_DAYS } from '#shared/activity.ts';
import { recordLimits } from '#shared/record-limits.ts';
import type { RecordLinks } from './record-links.repository.ts';

/** Whether it is recent enough to be restored. */
export const isRecent = sql`${activity.at} > now() - make_interval(days => ${sql.raw(String(RESTORABLE_DAYS))})`;

/** A deletion that was made on its own, not together with a project. */
export async function lockDeletion(tx: Queryable, ownerId: OwnerId, entryId: number) {
  const [entry] = await tx
    .select({
      id: activity.id,
      kind: activity.kind,
      recordId: activity.recordId,
      projectId: activity.projectId,
      isRestored: sql<boolean>`${activity.restoredAt} is not null`,
      isKept: sql<boolean>`${activity.before} is not null and ${isRecent}`,
      links: sql<RecordLinks | null>`${activity.before} -> 'links'`,
    })
    .from(activity)
    .where(
      and(
        eq(activity.userId, ownerId),
        eq(activity.id, entryId),
        eq(activity.action, 'delete'),
        isNull(activity.partOf),
      ),
    )
    .for('update');
  return entry;
}

/** What was deleted together with a project: the entries of each kind. */
export async function listParts(
  tx: Queryable,
  ownerId: OwnerId,
  { partOf, kind }: { partOf: number; kind: ActivityKind },
): Promise<number[]> {
  const rows = await tx
    .select({ id: activity.id })
    .from(activity)
    .where(and(eq(activity.userId, ownerId), eq(activity.partOf, partOf), eq(activity.kind, kind)));
  return rows.map(({ id }) => id);
}

export async function updateAsRestored(tx: Queryable, ownerId: OwnerId, entryId: number) {
  await tx
    .update(activity)
    .set({ restoredAt: sql`now()` })
    .where(and(eq(activity.userId, ownerId), eq(activity.id, entryId)));
}

export async function hasProject(
  tx: Queryable,
  ownerId: OwnerId,
  projectId: number,
): Promise<boolean> {
  const rows = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.userId, ownerId), eq(projects.id, projectId)));
  return rows.length > 0;
}

/** Newest first: as many as an account can hold. */
export async function listDeletedProjects(
  db: Queryable,
  ownerId: OwnerId,
): Promise<DeletedProject[]> {
  const expenseCount = sql<number>`(
    select count(*)::int from activity part
    where part.user_id = ${ownerId} and part.part_of = activity.id and part.kind = 'expense'
  )`;
  return db
    .select({
      activityId: activity.id,
      id: activity.recordId,
      name: activity.label,
      deletedAt: activity.at,
      expenseCount,
    })
    .from(activity)
    .where(
      and(
        eq(activity.userId, ownerId),
        eq(activity.kind, 'project'),
        eq(activity.action, 'delete'),
        isNull(activity.restoredAt),
        sql`${activity.before} is not null`,
        isRecent,
      ),
    )
    .orderBy(desc(activity.id))
    .limit(recordLimits.projects);
}
