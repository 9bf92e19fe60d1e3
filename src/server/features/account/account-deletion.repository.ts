import { and, asc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import { changeManyExpenses } from '#server/db/many-expenses.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { activity } from '#server/db/tables/activity.table.ts';
import { aiMessages } from '#server/db/tables/ai-message.table.ts';
import { budgetMarks } from '#server/db/tables/budget-mark.table.ts';
import { documents } from '#server/db/tables/document.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { inboxItems } from '#server/db/tables/inbox-item.table.ts';
import { invitations } from '#server/db/tables/invitation.table.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { projectMembers } from '#server/db/tables/project-member.table.ts';
import { requestKeys } from '#server/db/tables/request-key.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import { DELETION_DAYS } from '#shared/account-deletion.ts';
import { FORMER_MEMBER } from '#shared/person.ts';
import type { User } from '#shared/user.ts';
import { publicUserColumns } from '../auth/user.repository.ts';

/** Own projects, each with how many other people are in it. */
export async function listOwnProjects(db: Queryable, ownerId: OwnerId) {
  return db
    .select({
      id: projects.id,
      name: projects.name,
      otherMembers: sql<number>`(select count(*)::int from ${projectMembers} m
        where m.user_id = ${ownerId} and m.project_id = ${projects}.id)`,
    })
    .from(projects)
    .where(eq(projects.userId, ownerId))
    .orderBy(asc(projects.id));
}

export async function listMemberships(db: Queryable, userId: number) {
  return db
    .select({ id: projects.id, name: projects.name })
    .from(projectMembers)
    .innerJoin(
      projects,
      and(eq(projects.userId, projectMembers.userId), eq(projects.id, projectMembers.projectId)),
    )
    .where(eq(projectMembers.memberId, userId))
    .orderBy(asc(projects.id));
}

/** Who else works in the projects of an account, each once, with the names of these projects. */
export async function listAffectedMembers(db: Queryable, ownerId: OwnerId) {
  return db
    .select({
      email: users.email,
      projectNames: sql<string[]>`array_agg(${projects.name} order by ${projects.id})`,
    })
    .from(projectMembers)
    .innerJoin(users, eq(users.id, projectMembers.memberId))
    .innerJoin(
      projects,
      and(eq(projects.userId, projectMembers.userId), eq(projects.id, projectMembers.projectId)),
    )
    .where(eq(projectMembers.userId, ownerId))
    .groupBy(users.id, users.email);
}

/** Of simultaneous deletions, one gets the user. */
export async function updateAsDeleted(tx: Queryable, userId: number): Promise<User | undefined> {
  const [user] = await tx
    .update(users)
    .set({ deletesAt: sql`now() + make_interval(days => ${DELETION_DAYS})` })
    .where(and(eq(users.id, userId), isNull(users.deletesAt)))
    .returning(publicUserColumns);
  return user;
}

/** Undefined if it is too late. Keeping an account twice is fine. */
export async function updateAsKept(db: Queryable, userId: number): Promise<User | undefined> {
  const [user] = await db
    .update(users)
    .set({ deletesAt: null })
    .where(and(eq(users.id, userId), or(isNull(users.deletesAt), gt(users.deletesAt, sql`now()`))))
    .returning(publicUserColumns);
  return user;
}

/** Guests of the demo last: there may be many. */
export async function listDueAccounts(db: Queryable, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletesAt, sql`now()`))
    .orderBy(sql`${users.guestUntil} is not null`, asc(users.deletesAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * The first step of the removal. It takes everything personal out of the row, so that nobody can
 * sign in, and the address is free. False if the account was kept.
 */
export async function updateAsNameless(tx: Queryable, userId: number): Promise<boolean> {
  const [row] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), lte(users.deletesAt, sql`now()`)))
    .for('update');
  if (!row) return false;
  await tx
    .update(users)
    .set({
      email: `removed-${userId}`,
      emailConfirmedAt: null,
      password: null,
      googleId: null,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
    })
    .where(eq(users.id, userId));
  // In the projects of others.
  await tx
    .update(activity)
    .set({ label: FORMER_MEMBER })
    .where(and(sql`${activity.kind} = 'member'`, eq(activity.recordId, userId)));
  await tx
    .update(invitations)
    .set({ email: null })
    .where(
      and(
        ne(invitations.userId, userId),
        eq(sql`lower(${invitations.email})`, sql`lower(${row.email})`),
        sql`${invitations.acceptedAt} is not null`,
      ),
    );
  return true;
}

/** Those that can have very many rows. Everything else goes with its project or the account. */
const large: PgTable[] = [activity, documents, inboxItems, milestones, aiMessages, requestKeys];
const BATCH = 1_000;

/** In short statements, because one for everything could take longer than a statement may. */
export async function removeAccount(db: Database, ownerId: OwnerId): Promise<void> {
  while (await removeSomeExpenses(db, ownerId));
  for (const table of large) while (await removeSome(db, ownerId, table));
  for (const { id } of await listOwnProjects(db, ownerId)) {
    await db.transaction(async (tx) => {
      await holdAccount(tx, ownerId);
      await tx.delete(projects).where(and(eq(projects.userId, ownerId), eq(projects.id, id)));
    });
  }
  await db.transaction(async (tx) => {
    await holdAccount(tx, ownerId);
    await tx.delete(users).where(eq(users.id, ownerId));
    // A trigger writes them while the records of a budget go. They have no foreign key.
    await tx.delete(budgetMarks).where(eq(budgetMarks.userId, ownerId));
  });
}

/** False if nothing is left. */
async function removeSomeExpenses(db: Database, ownerId: OwnerId): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, ownerId);
    const rows = await tx
      .select({ id: expenses.id })
      .from(expenses)
      .where(eq(expenses.userId, ownerId))
      .limit(BATCH);
    const ids = rows.map(({ id }) => id);
    await changeManyExpenses(tx, ownerId, ids, async () => {
      await tx
        .delete(expenses)
        .where(and(eq(expenses.userId, ownerId), sql`id = any(${sql.param(ids)}::int[])`));
      return [];
    });
    return ids.length === BATCH;
  });
}

/** The same for another table. */
async function removeSome(db: Database, ownerId: OwnerId, table: PgTable): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, ownerId);
    const { rowCount } = await tx.execute(sql`
      delete from ${table} where user_id = ${ownerId} and ctid in (
        select ctid from ${table} where user_id = ${ownerId} limit ${BATCH})`);
    return rowCount === BATCH;
  });
}
