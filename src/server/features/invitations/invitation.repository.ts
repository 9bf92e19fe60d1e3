import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { personName } from '#server/db/person-name.ts';
import { invitations } from '#server/db/tables/invitation.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { projectMembers } from '#server/db/tables/project-member.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import type { Scope } from '#server/http/scope.ts';
import type { MemberRole } from '#shared/access.ts';
import type { OpenInvitation } from '#shared/invitation.ts';
import { recordLimits } from '#shared/record-limits.ts';
import { insertEntries } from '../activity/recording.repository.ts';

const openInvitation = {
  id: invitations.id,
  email: invitations.email,
  role: invitations.role,
  expiresAt: invitations.expiresAt,
};

const isOpen = and(
  isNull(invitations.acceptedAt),
  isNull(invitations.revokedAt),
  gt(invitations.expiresAt, sql`now()`),
);

const ofProject = (ownerId: OwnerId, projectId: number) =>
  and(eq(invitations.userId, ownerId), eq(invitations.projectId, projectId));

/** Those that can still be accepted, oldest first. */
export async function listOpenInvitations(
  db: Queryable,
  ownerId: OwnerId,
  projectId: number,
): Promise<OpenInvitation[]> {
  return db
    .select(openInvitation)
    .from(invitations)
    .where(and(ofProject(ownerId, projectId), isOpen))
    .orderBy(asc(invitations.id));
}

export interface NewInvitation {
  projectId: number;
  email: string | null;
  role: MemberRole;
  tokenHash: string;
  expiresAt: string;
}

/** Undefined if the project has no room for one more member. */
export async function insertInvitation(
  db: Queryable,
  ownerId: OwnerId,
  invitation: NewInvitation,
): Promise<OpenInvitation | undefined> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, ownerId);
    const { projectId } = invitation;
    const open = await tx.$count(invitations, and(ofProject(ownerId, projectId), isOpen));
    const inProject = and(
      eq(projectMembers.userId, ownerId),
      eq(projectMembers.projectId, projectId),
    );
    const members = await tx.$count(projectMembers, inProject);
    if (open + members >= recordLimits.membersPerProject) return undefined;
    const [row] = await tx
      .insert(invitations)
      .values({ userId: ownerId, ...invitation })
      .returning(openInvitation);
    return row;
  });
}

/** Anyone with the token may see this. Undefined if no invitation has it. */
export async function findInvitation(db: Queryable, tokenHash: string) {
  const [row] = await db
    .select({
      userId: invitations.userId,
      projectId: invitations.projectId,
      // Also one that was made in the moment in which its owner deleted the account.
      isOpen: sql<boolean>`${isOpen} and ${users.deletesAt} is null`,
      preview: {
        projectName: projects.name,
        inviterName: personName,
        role: invitations.role,
        expiresAt: invitations.expiresAt,
      },
    })
    .from(invitations)
    .innerJoin(
      projects,
      and(eq(projects.userId, invitations.userId), eq(projects.id, invitations.projectId)),
    )
    .innerJoin(users, eq(users.id, invitations.userId))
    .where(eq(invitations.tokenHash, tokenHash));
  return row;
}

/** What a mail says about the project. */
export async function findProjectName(db: Queryable, ownerId: OwnerId, projectId: number) {
  const [row] = await db
    .select({ projectName: projects.name, inviterName: personName, inviterEmail: users.email })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(and(eq(projects.userId, ownerId), eq(projects.id, projectId)));
  return row;
}

type Acceptance = 'accepted' | 'ended' | 'full';

/**
 * Uses the invitation up and makes a member of the person. Of simultaneous tries, one gets the row.
 * An invitation gives more to someone who is a member already, but never takes anything away.
 */
export async function acceptInvitation(
  db: Database,
  { tokenHash, author }: { tokenHash: string; author: Pick<Scope, 'actorId' | 'tab'> },
  { userId, projectId }: { userId: number; projectId: number },
): Promise<Acceptance> {
  const memberId = author.actorId;
  return db.transaction(async (tx): Promise<Acceptance> => {
    await holdAccount(tx, memberId);
    // Before the invitation: deleting a project locks them in this order too.
    const itsProject = and(eq(projects.userId, userId), eq(projects.id, projectId));
    await tx.select({ id: projects.id }).from(projects).where(itsProject).for('key share');
    const [memberships] = await tx
      .select({ count: count() })
      .from(projectMembers)
      .where(eq(projectMembers.memberId, memberId));
    if ((memberships?.count ?? 0) >= recordLimits.memberships) return 'full';
    const [used] = await tx
      .update(invitations)
      .set({ acceptedAt: sql`now()` })
      .where(and(eq(invitations.tokenHash, tokenHash), isOpen))
      .returning({ role: invitations.role });
    if (!used) return 'ended';
    const { rowCount } = await tx.execute(sql`
      with joined as (
        insert into ${projectMembers} (user_id, project_id, member_id, role)
        values (${userId}, ${projectId}, ${memberId}, ${used.role})
        on conflict do nothing returning *
      )
      ${insertEntries({ action: 'create', kind: 'member', author, rows: 'joined' })}`);
    if (rowCount === 0 && used.role === 'editor') {
      const before = JSON.stringify({ project_id: projectId, member_id: memberId, role: 'viewer' });
      await tx.execute(sql`
        with changed as (
          update ${projectMembers} set role = 'editor'
          where user_id = ${userId} and project_id = ${projectId} and member_id = ${memberId}
            and role = 'viewer'
          returning *
        )
        ${insertEntries({ action: 'update', kind: 'member', author, rows: 'changed', before })}`);
    }
    return 'accepted';
  });
}

/** False if it was accepted before. An invitation that has ended already stays as it is. */
export async function revokeInvitation(
  db: Queryable,
  ownerId: OwnerId,
  invitationId: number,
): Promise<boolean> {
  const rows = await db
    .update(invitations)
    .set({ revokedAt: sql`coalesce(${invitations.revokedAt}, now())` })
    .where(
      and(
        eq(invitations.userId, ownerId),
        eq(invitations.id, invitationId),
        isNull(invitations.acceptedAt),
      ),
    )
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** Links that ended long ago are unknown from then on. */
export async function removeEndedInvitations(db: Queryable, days: number): Promise<void> {
  await db
    .delete(invitations)
    .where(sql`${invitations.expiresAt} < now() - make_interval(days => ${days})`);
}
