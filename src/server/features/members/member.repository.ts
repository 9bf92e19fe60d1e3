import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { personName } from '#server/db/person-name.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { projectMembers } from '#server/db/tables/project-member.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import type { MemberRole } from '#shared/access.ts';
import type { Member } from '#shared/member.ts';

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

/** Undefined if there is no such member. */
export async function updateMember(
  db: Queryable,
  ownerId: OwnerId,
  { projectId, memberId }: { projectId: number; memberId: number },
  role: MemberRole,
): Promise<Member | undefined> {
  const [row] = await db
    .update(projectMembers)
    .set({ role })
    .from(users)
    .where(
      and(
        inProject(ownerId, projectId),
        eq(projectMembers.memberId, memberId),
        eq(users.id, projectMembers.memberId),
      ),
    )
    .returning(member);
  return row;
}

export async function removeMember(
  db: Queryable,
  ownerId: OwnerId,
  { projectId, memberId }: { projectId: number; memberId: number },
): Promise<boolean> {
  const rows = await db
    .delete(projectMembers)
    .where(and(inProject(ownerId, projectId), eq(projectMembers.memberId, memberId)))
    .returning({ memberId: projectMembers.memberId });
  return rows.length > 0;
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
