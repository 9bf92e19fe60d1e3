import { and, asc, count, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { type Reach, within } from '#server/db/reach.ts';
import { bills } from '#server/db/tables/bill.table.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import type { Author } from '#server/http/scope.ts';
import type { Milestone, MilestoneInput, MilestoneUpdate } from '#shared/milestone.ts';
import { recordLimits } from '#shared/record-limits.ts';
import { isChanged, type LockedRecord } from '../activity/record.repository.ts';
import { addedBy, recordedRows } from '../activity/recording.repository.ts';

export type MilestoneChanges = Omit<MilestoneUpdate, 'version'>;

/** A field without a column does not compile: inserts and updates write the fields as given. */
const columns = getTableColumns(milestones) satisfies Record<
  keyof (MilestoneInput & MilestoneChanges),
  PgColumn
>;

/** A milestone as stored. The name of its author is added later. */
export type StoredMilestone = Omit<Milestone, 'addedBy'> &
  Pick<typeof milestones.$inferSelect, 'userId' | 'createdBy'>;

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
export async function countHeldMilestones(
  tx: Queryable,
  ownerId: OwnerId,
  projectId: number | null,
) {
  await holdAccount(tx, ownerId);
  const [counts] = await tx
    .select({
      inAccount: count(),
      inProject: sql<number>`count(*) filter (where ${milestones.projectId} = ${projectId})::int`,
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

export async function findMilestone(
  db: Queryable,
  ownerId: OwnerId,
  milestoneId: number,
): Promise<StoredMilestone | undefined> {
  const [row] = await db.select(columns).from(milestones).where(owned(ownerId, milestoneId));
  return row;
}

/** Inserts them with an entry each, and returns them in the same order. */
export async function insertMilestones(
  db: Queryable,
  author: Author,
  inputs: MilestoneInput[],
): Promise<StoredMilestone[]> {
  const given = { userId: author.ownerId, createdBy: addedBy(author) };
  const insert = db
    .insert(milestones)
    .values(inputs.map((input) => ({ ...given, ...input })))
    .returning();
  return db
    .with(...recordedRows(db, insert, { action: 'create', kind: 'milestone', author }))
    .select(columns)
    .from(milestones)
    .orderBy(asc(milestones.id));
}

/** A bill names a milestone of its own project only. */
export async function unlinkBillsElsewhere(
  tx: Queryable,
  { userId, id, projectId }: StoredMilestone,
): Promise<void> {
  await tx
    .update(bills)
    .set({ milestoneId: null })
    .where(
      and(eq(bills.userId, userId), eq(bills.milestoneId, id), ne(bills.projectId, projectId)),
    );
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

/** The milestone as this call saved it, with an entry; undefined if nothing changed. */
export async function updateMilestone(
  tx: Queryable,
  author: Author,
  milestoneId: number,
  { changes, before }: { changes: MilestoneChanges; before: LockedRecord },
): Promise<StoredMilestone | undefined> {
  const { isCompleted, completedDate, ...input } = changes;
  const values = {
    ...input,
    ...(isCompleted === undefined ? {} : completion(isCompleted)),
    ...(completedDate !== undefined && isCompleted !== false && { completedDate }),
  };
  const update = tx
    .update(milestones)
    .set({ ...values, updatedAt: sql`now()`, version: before.version + 1 })
    .where(and(owned(author.ownerId, milestoneId), isChanged(columns, values)))
    .returning();
  const entry = { action: 'update', kind: 'milestone', author, before: before.image } as const;
  const [row] = await tx
    .with(...recordedRows(tx, update, entry))
    .select(columns)
    .from(milestones);
  return row;
}

/** Completing it again keeps the first date. */
function completion(isCompleted: boolean): { isCompleted: boolean; completedDate: SQL | null } {
  return {
    isCompleted,
    completedDate: isCompleted ? sql`coalesce(${milestones.completedDate}, now())` : null,
  };
}
