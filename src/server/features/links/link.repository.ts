import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { type Reach, within } from '#server/db/reach.ts';
import { links } from '#server/db/tables/link.table.ts';
import { projectMembers } from '#server/db/tables/project-member.table.ts';
import { recordLimits } from '#shared/record-limits.ts';

type NewRow = Omit<typeof links.$inferInsert, 'userId'>;

interface Held {
  ownerId: OwnerId;
  linkId: number;
}

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

/** Counts those that are open and locks the account's row until the transaction ends. */
export async function countHeldLinks(
  tx: Queryable,
  ownerId: OwnerId,
  projectId: number,
): Promise<number> {
  await holdAccount(tx, ownerId);
  const inProject = and(eq(links.userId, ownerId), eq(links.projectId, projectId));
  const [held] = await tx.select({ count: count() }).from(links).where(and(inProject, isOpen));
  return held?.count ?? 0;
}

/** Undefined if the maker may no longer change the project. */
export async function insertLink(tx: Queryable, ownerId: OwnerId, link: NewRow) {
  const maker = and(
    eq(projectMembers.userId, ownerId),
    eq(projectMembers.projectId, link.projectId),
    eq(projectMembers.memberId, link.createdBy),
    eq(projectMembers.role, 'editor'),
  );
  const isOwn = link.createdBy === ownerId;
  const editors = isOwn ? [] : await tx.select().from(projectMembers).where(maker);
  if (!isOwn && editors.length === 0) return undefined;
  const [row] = await tx
    .insert(links)
    .values({ ...link, userId: ownerId })
    .returning(listed);
  return row;
}

const owned = (ownerId: OwnerId, linkId: number) =>
  and(eq(links.userId, ownerId), eq(links.id, linkId));

/** False if it has ended. Otherwise nobody can end it until the transaction ends. */
export async function lockOpenLink(tx: Queryable, { ownerId, linkId }: Held): Promise<boolean> {
  const rows = await tx
    .select({ id: links.id })
    .from(links)
    .where(and(owned(ownerId, linkId), isOpen))
    .for('no key update');
  return rows.length > 0;
}

/** Uses it up. Of simultaneous tries, one gets the row. */
export async function updateLinkAsUsed(tx: Queryable, { ownerId, linkId }: Held): Promise<boolean> {
  const { rowCount } = await tx
    .update(links)
    .set({ usedAt: sql`now()` })
    .where(and(owned(ownerId, linkId), isOpen));
  return rowCount === 1;
}

/** Once a minute is enough to know when someone last opened it. */
export async function updateLinkAsSeen(db: Queryable, { ownerId, linkId }: Held): Promise<void> {
  const isStale = or(
    isNull(links.lastSeenAt),
    lt(links.lastSeenAt, sql`now() - interval '1 minute'`),
  );
  await db
    .update(links)
    .set({ lastSeenAt: sql`now()` })
    .where(and(owned(ownerId, linkId), isStale));
}

/** Those that someone made who may no longer change the project. */
export async function revokeLinksOf(
  tx: Queryable,
  ownerId: OwnerId,
  { projectId, memberId }: { projectId: number; memberId: number },
): Promise<void> {
  await tx
    .update(links)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(links.userId, ownerId),
        eq(links.projectId, projectId),
        eq(links.createdBy, memberId),
        isNull(links.revokedAt),
      ),
    );
}

export async function revokeLink(db: Queryable, ownerId: OwnerId, linkId: number): Promise<void> {
  await db
    .update(links)
    .set({ revokedAt: sql`coalesce(${links.revokedAt}, now())` })
    .where(owned(ownerId, linkId));
}

/** Links that ended long ago are unknown from then on. */
export async function removeEndedLinks(db: Queryable, days: number): Promise<void> {
  await db.delete(links).where(sql`${links.expiresAt} < now() - make_interval(days => ${days})`);
}
