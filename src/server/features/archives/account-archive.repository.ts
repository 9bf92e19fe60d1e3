import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { personName } from '#server/db/person-name.ts';
import { aiMessages } from '#server/db/tables/ai-message.table.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { projectMembers } from '#server/db/tables/project-member.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import { weeklyMails } from '#server/db/tables/weekly-mail.table.ts';

export async function findAccount(db: Queryable, ownerId: OwnerId) {
  const { email, firstName, lastName, locale, subscriptionStatus, createdAt } = users;
  const [account] = await db
    .select({
      ...{ email, firstName, lastName, locale, subscriptionStatus, createdAt },
      /** Null for an account without a weekly mail. */
      weeklyMailTimeZone: weeklyMails.timeZone,
    })
    .from(users)
    .leftJoin(weeklyMails, eq(weeklyMails.userId, users.id))
    .where(eq(users.id, ownerId));
  return account;
}

/** All of them, also those that no project names. */
export async function listAccountContractors(db: Queryable, ownerId: OwnerId) {
  const { name, company, email, phone, specialty, hourlyRate, notes, createdAt } = contractors;
  return db
    .select({ name, company, email, phone, specialty, hourlyRate, notes, createdAt })
    .from(contractors)
    .where(eq(contractors.userId, ownerId))
    .orderBy(asc(contractors.id));
}

/** The conversation with the assistant. */
export async function listAccountMessages(db: Queryable, ownerId: OwnerId) {
  const { role, content, createdAt } = aiMessages;
  return db
    .select({ role, content, createdAt })
    .from(aiMessages)
    .where(eq(aiMessages.userId, ownerId))
    .orderBy(asc(createdAt), asc(aiMessages.id));
}

/** The projects of others. Their records belong to their owners. */
export async function listMemberships(db: Queryable, memberId: number) {
  return db
    .select({
      project: projects.name,
      owner: sql<string>`(select ${personName} from ${users} where ${users.id} = ${projects.userId})`,
      role: projectMembers.role,
      joinedAt: projectMembers.createdAt,
    })
    .from(projectMembers)
    .innerJoin(
      projects,
      sql`${projects.userId} = ${projectMembers.userId} and ${projects.id} = ${projectMembers.projectId}`,
    )
    .where(eq(projectMembers.memberId, memberId))
    .orderBy(asc(projects.id));
}

export async function listOwnProjects(db: Queryable, ownerId: OwnerId) {
  return db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(eq(projects.userId, ownerId))
    .orderBy(asc(projects.id));
}
