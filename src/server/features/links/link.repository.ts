import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { type Reach, within } from '#server/db/reach.ts';
import { links } from '#server/db/tables/link.table.ts';
import { recordLimits } from '#shared/record-limits.ts';

type NewRow = Omit<typeof links.$inferInsert, 'userId'>;

const isOpen = and(isNull(links.revokedAt), isNull(links.usedAt), gt(links.expiresAt, sql`now()`));

const listed = {
  id: links.id,
  projectId: links.projectId,
  kind: links.kind,
  changeOrderId: links.changeOrderId,
  contractorId: links.contractorId,
  createdAt: links.createdAt,
  expiresAt: links.expiresAt,
  lastSeenAt: links.lastSeenAt,
};

/** Those that still open something, newest first. */
export async function listOpenLinks(db: Queryable, reach: Reach, projectId: number | null) {
  return db
    .select(listed)
    .from(links)
    .where(
      and(
        within(reach, links),
        projectId === null ? undefined : eq(links.projectId, projectId),
        isOpen,
      ),
    )
    .orderBy(desc(links.id))
    .limit(recordLimits.linksPerProject);
}

/** Undefined if the project has as many as it can. */
export async function insertLink(db: Queryable, ownerId: OwnerId, link: NewRow) {
  return db.transaction(async (tx) => {
    await holdAccount(tx, ownerId);
    const inProject = and(eq(links.userId, ownerId), eq(links.projectId, link.projectId));
    const [held] = await tx.select({ count: count() }).from(links).where(and(inProject, isOpen));
    if ((held?.count ?? 0) >= recordLimits.linksPerProject) return undefined;
    const [row] = await tx
      .insert(links)
      .values({ ...link, userId: ownerId })
      .returning(listed);
    return row;
  });
}

export async function revokeLink(db: Queryable, ownerId: OwnerId, linkId: number): Promise<void> {
  await db
    .update(links)
    .set({ revokedAt: sql`coalesce(${links.revokedAt}, now())` })
    .where(and(eq(links.userId, ownerId), eq(links.id, linkId)));
}

/** Links that ended long ago are unknown from then on. */
export async function removeEndedLinks(db: Queryable, days: number): Promise<void> {
  await db.delete(links).where(sql`${links.expiresAt} < now() - make_interval(days => ${days})`);
}
