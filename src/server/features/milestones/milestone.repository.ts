import { and, asc, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { type Reach, within } from '#server/db/reach.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import type { Milestone, MilestoneInput, MilestoneUpdate } from '#shared/milestone.ts';
import { recordLimits } from '#shared/record-limits.ts';

/** A field without a column does not compile: inserts and updates write the fields as given. */
const columns = getTableColumns(milestones) satisfies Record<
  keyof (MilestoneInput & MilestoneUpdate),
  PgColumn
>;

/** A milestone as stored. The name of its author is added later. */
export type StoredMilestone = Omit<Milestone, 'addedBy'> & Author;
type Author = Pick<typeof milestones.$inferSelect, 'createdBy'>;

const owned = (ownerId: OwnerId, milestoneId: number) =>
  and(eq(milestones.userId, ownerId), eq(milestones.id, milestoneId));

/**
 * Timeline order: open before completed, earlier before later, dated before undated (Postgres puts
 * nulls last), then by creation.
 */
const timelineOrder = [
  asc(milestones.isCompleted),
  asc(milestones.targetDate),
  asc(milestones.createdAt),
  asc(milestones.id),
] as const;

/**
 * All milestones of one project, or the first ones of all projects: as many as one project may
 * have.
 */
export async function listMilestones(
  db: Queryable,
  reach: Reach,
  projectId: number | null,
): Promise<StoredMilestone[]> {
  const all = db
    .select(columns)
    .from(milestones)
    .where(
      and(
        within(reach, milestones),
        projectId === null ? undefined : eq(milestones.projectId, projectId),
      ),
    )
    .orderBy(...timelineOrder);
  return projectId === null ? all.limit(recordLimits.milestonesPerProject) : all;
}

/** Counts them and locks the account's row until the transaction ends. */
export async function countHeldMilestones(tx: Queryable, ownerId: OwnerId, projectId: number) {
  await holdAccount(tx, ownerId);
  const [counts] = await tx
    .select({
      inAccount: count(),
      inProject: sql<number>`count(*) filter (where ${eq(milestones.projectId, projectId)})::int`,
    })
    .from(milestones)
    .where(eq(milestones.userId, ownerId));
  return counts ?? { inAccount: 0, inProject: 0 };
}

export async function findMilestoneProject(db: Queryable, ownerId: OwnerId, milestoneId: number) {
  const [row] = await db
    .select({ projectId: milestones.projectId })
    .from(milestones)
    .where(owned(ownerId, milestoneId));
  return row?.projectId;
}

export async function insertMilestone(
  db: Queryable,
  ownerId: OwnerId,
  input: MilestoneInput & Author,
): Promise<StoredMilestone> {
  const [row] = await db
    .insert(milestones)
    .values({ userId: ownerId, ...input })
    .returning();
  if (!row) throw new Error('The insert returned no milestone');
  return row;
}

export async function insertMilestones(
  db: Queryable,
  ownerId: OwnerId,
  inputs: (MilestoneInput & Author)[],
): Promise<void> {
  await db.insert(milestones).values(inputs.map((input) => ({ userId: ownerId, ...input })));
}

/** Locks the project's row until the transaction ends; false if it is absent. */
export async function lockProject(
  tx: Queryable,
  ownerId: OwnerId,
  projectId: number,
): Promise<boolean> {
  const rows = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.userId, ownerId), eq(projects.id, projectId)))
    .for('no key update');
  return rows.length > 0;
}

export async function hasMilestones(
  db: Queryable,
  ownerId: OwnerId,
  projectId: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: milestones.id })
    .from(milestones)
    .where(and(eq(milestones.userId, ownerId), eq(milestones.projectId, projectId)))
    .limit(1);
  return rows.length > 0;
}

/** Undefined if it is absent, or if a completion date is given but it is not completed. */
export async function updateMilestone(
  db: Queryable,
  ownerId: OwnerId,
  milestoneId: number,
  { isCompleted, completedDate, ...input }: MilestoneUpdate,
): Promise<StoredMilestone | undefined> {
  const mustBeCompleted = completedDate !== undefined && isCompleted === undefined;
  const [row] = await db
    .update(milestones)
    .set({
      ...input,
      updatedAt: sql`now()`,
      ...(isCompleted === undefined ? {} : completion(isCompleted)),
      ...(completedDate !== undefined && isCompleted !== false && { completedDate }),
    })
    .where(
      and(
        owned(ownerId, milestoneId),
        mustBeCompleted ? eq(milestones.isCompleted, true) : undefined,
      ),
    )
    .returning();
  return row;
}

/** Completing it again keeps the first date. */
function completion(isCompleted: boolean): { isCompleted: boolean; completedDate: SQL | null } {
  return {
    isCompleted,
    completedDate: isCompleted ? sql`coalesce(${milestones.completedDate}, now())` : null,
  };
}

export async function removeMilestone(
  db: Queryable,
  ownerId: OwnerId,
  milestoneId: number,
): Promise<boolean> {
  const rows = await db
    .delete(milestones)
    .where(owned(ownerId, milestoneId))
    .returning({ id: milestones.id });
  return rows.length > 0;
}
