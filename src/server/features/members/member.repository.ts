import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { personName } from '#server/db/person-name.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { projectMembers } from '#server/db/tables/project-member.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import type { Author } from '#server/http/scope.ts';
import type { MemberRole } from '#shared/access.ts';
import type { Member } from '#shared/member.ts';
import { imageOfRow, insertEntries } from '../activity/recording.repository.ts';
import { revokeLinksOf } from '../links/link.repository.ts';

const inProject = (ownerId: OwnerId, projectId: number) =>
  and(eq(projectMembers.userId, ownerId), eq(projectMembers.projectId, projectId));

const member = {
  userId: users.id,
  name: personName,
  email: users.email,
  role: projectMembers.role,
  joinedAt: projectMembers.createdAt,
};

/** Without the owner, in the order of their joining. */
export async function listMembers(
  db: Queryable,
  ownerId: OwnerId,
  projectId: number,
): Promise<Member[]> {
  return db
    .select(member)
    .from(projectMembers)
    .innerJoin(users, eq(users.id, projectMembers.memberId))
    .where(inProject(ownerId, projectId))
    .orderBy(asc(projectMembers.createdAt), asc(projectMembers.memberId));
}

export async function findOwner(db: Queryable, ownerId: OwnerId): Promise<Member | undefined> {
  const [row] = await db
    .select({
      userId: users.id,
      name: personName,
      email: users.email,
      role: sql<'owner'>`'owner'`,
      joinedAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, ownerId));
  return row;
}

interface Membership {
  projectId: number;
  memberId: number;
}

const membership = (ownerId: OwnerId, { projectId, memberId }: Membership) =>
  and(inProject(ownerId, projectId), eq(projectMembers.memberId, memberId));

/** Changes the role and records it. Undefined if there is no such member. */
export async function updateMember(
  db: Queryable,
  author: Author,
  which: Membership,
  role: MemberRole,
): Promise<Member | undefined> {
  const isIt = membership(author.ownerId, which);
  return db.transaction(async (tx) => {
    await holdAccount(tx, author.ownerId);
    const { rows } = await tx.execute<{ image: string }>(sql`
      select (${imageOfRow})::text as image
      from (select * from ${projectMembers} where ${isIt} for update) r`);
    const before = rows[0]?.image;
    if (before === undefined) return undefined;
    await tx.execute(sql`
      with changed as (
        update ${projectMembers} set role = ${role} where ${isIt} and role <> ${role} returning *
      )
      ${insertEntries({ action: 'update', kind: 'member', author, rows: 'changed', before })}`);
    if (role === 'viewer') await revokeLinksOf(tx, author.ownerId, which);
    const [changed] = await tx
      .select(member)
      .from(projectMembers)
      .innerJoin(users, eq(users.id, projectMembers.memberId))
      .where(isIt);
    return changed;
  });
}

/** Removes the member and their links, and records it. False if there is no such member. */
export async function removeMember(
  db: Queryable,
  author: Author,
  which: Membership,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // So that no link is made in this moment.
    await holdAccount(tx, author.ownerId);
    const { rowCount } = await tx.execute(sql`
      with removed as (
        delete from ${projectMembers} where ${membership(author.ownerId, which)} returning *
      )
      ${insertEntries({ action: 'delete', kind: 'member', author, rows: 'removed' })}`);
    await revokeLinksOf(tx, author.ownerId, which);
    return rowCount === 1;
  });
}

/** The addresses of a project's members, with the project's name. */
export async function listMemberAddresses(db: Queryable, ownerId: OwnerId, projectId: number) {
  return db
    .select({ email: users.email, projectName: projects.name })
    .from(projectMembers)
    .innerJoin(users, eq(users.id, projectMembers.memberId))
    .innerJoin(
      projects,
      and(eq(projects.userId, projectMembers.userId), eq(projects.id, projectMembers.projectId)),
    )
    .where(inProject(ownerId, projectId));
}
