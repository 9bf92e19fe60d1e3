import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { calendarFeeds } from '#server/db/tables/calendar-feed.table.ts';
import { changeOrders } from '#server/db/tables/change-order.table.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { invitations } from '#server/db/tables/invitation.table.ts';
import { links } from '#server/db/tables/link.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import type { Shares } from '#shared/account.ts';

/** Each project has a limit of its own. Nobody reads a longer list. */
const LISTED = 500;

/** The calendar address, open invitations and open links of a person, newest first. */
export async function listShares(db: Queryable, userId: number): Promise<Shares> {
  const [[calendar = null], openInvitations, openLinks] = await Promise.all([
    db
      .select({ createdAt: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, userId)),
    listInvitations(db, userId),
    listLinks(db, userId),
  ]);
  return { calendar, invitations: openInvitations, links: openLinks };
}

async function listInvitations(db: Queryable, userId: number): Promise<Shares['invitations']> {
  return db
    .select({
      id: invitations.id,
      projectName: projects.name,
      email: invitations.email,
      role: invitations.role,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(
      projects,
      and(eq(projects.userId, invitations.userId), eq(projects.id, invitations.projectId)),
    )
    .where(
      and(
        eq(invitations.userId, userId),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(invitations.id))
    .limit(LISTED);
}

/** Into own projects, and those that the person made in projects of others. */
async function listLinks(db: Queryable, userId: number): Promise<Shares['links']> {
  return db
    .select({
      id: links.id,
      projectName: projects.name,
      kind: links.kind,
      about: sql<string>`coalesce(${contractors.name}, ${changeOrders.title}, '')`,
      createdAt: links.createdAt,
      expiresAt: links.expiresAt,
      lastSeenAt: links.lastSeenAt,
    })
    .from(links)
    .innerJoin(projects, and(eq(projects.userId, links.userId), eq(projects.id, links.projectId)))
    .leftJoin(
      contractors,
      and(eq(contractors.userId, links.userId), eq(contractors.id, links.contractorId)),
    )
    .leftJoin(
      changeOrders,
      and(eq(changeOrders.userId, links.userId), eq(changeOrders.id, links.changeOrderId)),
    )
    .where(
      and(
        or(eq(links.userId, userId), eq(links.createdBy, userId)),
        isNull(links.revokedAt),
        isNull(links.usedAt),
        gt(links.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(links.id))
    .limit(LISTED);
}
