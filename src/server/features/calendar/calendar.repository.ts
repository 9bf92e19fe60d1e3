import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { type Reach, within } from '#server/db/reach.ts';
import { calendarFeeds } from '#server/db/tables/calendar-feed.table.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { users } from '#server/db/tables/user.table.ts';

const ownFeed = (userId: number) => eq(calendarFeeds.userId, userId);

export async function findFeedId(db: Queryable, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ feedId: calendarFeeds.feedId })
    .from(calendarFeeds)
    .where(ownFeed(userId));
  return row?.feedId;
}

/** The only lookup without an owner: the secret address identifies the feed's owner. */
export async function findFeedOwner(db: Queryable, feedId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.feedId, feedId), isNull(users.deletesAt)));
  return row?.userId;
}

/** Keeps an existing id: if two tabs create the feed, both show the address that works. */
export async function insertFeed(db: Queryable, userId: number, feedId: string): Promise<string> {
  const [row] = await db
    .insert(calendarFeeds)
    .values({ userId, feedId })
    .onConflictDoUpdate({
      target: calendarFeeds.userId,
      set: { feedId: sql`${calendarFeeds.feedId}` },
    })
    .returning({ feedId: calendarFeeds.feedId });
  if (!row) throw new Error('The insert returned no feed');
  return row.feedId;
}

/** False if there is none to renew. */
export async function updateFeed(db: Queryable, userId: number, feedId: string): Promise<boolean> {
  const rows = await db
    .update(calendarFeeds)
    .set({ feedId, createdAt: sql`now()` })
    .where(ownFeed(userId))
    .returning({ userId: calendarFeeds.userId });
  return rows.length > 0;
}

export async function removeFeed(db: Queryable, userId: number): Promise<void> {
  await db.delete(calendarFeeds).where(ownFeed(userId));
}

/**
 * Of each kind. Entries are written one after another while other requests wait. A real account has
 * far fewer.
 */
export const CALENDAR_LIMIT = 500;
/** In characters. Each entry links to the timeline, which has the full text. */
const DESCRIPTION_LENGTH = 500;

/** The dated milestones of one project or of all projects, latest first. */
export async function listDatedMilestones(db: Queryable, reach: Reach, projectId: number | null) {
  return db
    .select({
      id: milestones.id,
      title: milestones.title,
      description: sql<string | null>`left(${milestones.description}, ${DESCRIPTION_LENGTH})`,
      category: milestones.category,
      targetDate: sql<string>`${milestones.targetDate}`,
      isCompleted: milestones.isCompleted,
      createdAt: milestones.createdAt,
      updatedAt: milestones.updatedAt,
      projectId: milestones.projectId,
      projectName: projects.name,
      contractor: { name: contractors.name, company: contractors.company },
    })
    .from(milestones)
    .innerJoin(
      projects,
      and(eq(projects.userId, milestones.userId), eq(projects.id, milestones.projectId)),
    )
    .leftJoin(
      contractors,
      and(eq(contractors.userId, milestones.userId), eq(contractors.id, milestones.contractorId)),
    )
    .where(
      and(
        within(reach, milestones),
        isNotNull(milestones.targetDate),
        projectId === null ? undefined : eq(milestones.projectId, projectId),
      ),
    )
    .orderBy(desc(milestones.targetDate), desc(milestones.id))
    .limit(CALENDAR_LIMIT);
}

export type DatedMilestone = Awaited<ReturnType<typeof listDatedMilestones>>[number];
