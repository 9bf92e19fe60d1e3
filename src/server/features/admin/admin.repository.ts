import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { adminActions } from '#server/db/tables/admin-action.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import type { AdminAction } from '#shared/admin.ts';

interface Counts extends Record<string, unknown> {
  userCount: number;
  proUserCount: number;
  projectCount: number;
  expenseCount: number;
}

/** By their index: they are few. */
const guests = sql`select id from users where guest_until is not null`;

/**
 * Without the guests of the demo, and without samples. Counts Pro users among those who ever paid,
 * by their index; a guest never paid.
 */
export async function countEverything(db: Queryable): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select (select count(*)::int from users where guest_until is null) as "userCount",
      (select count(*)::int from users
        where (subscription_status in ('active', 'cancelled'))
          and (subscription_status = 'active' or subscription_end_date > now())) as "proUserCount",
      (select count(*)::int from projects
        where not is_sample and user_id not in (${guests})) as "projectCount",
      (select coalesce(sum(expense_count), 0)::int from account_counts
        where user_id not in (${guests}))
        - (select count(*)::int from sample_expenses
          where user_id not in (${guests})) as "expenseCount"`);
  if (!rows[0]) throw new Error('The counts returned no row');
  return rows[0];
}

/** Undefined for a guest, who has no plan. */
export async function findUserEmail(db: Queryable, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.guestUntil)));
  return row?.email;
}

export async function insertAdminAction(
  tx: Queryable,
  action: typeof adminActions.$inferInsert,
): Promise<void> {
  await tx.insert(adminActions).values(action);
}

export async function listAdminActions(db: Queryable, limit: number): Promise<AdminAction[]> {
  return db
    .select({
      id: adminActions.id,
      action: adminActions.action,
      userId: adminActions.userId,
      email: users.email,
      statusBefore: adminActions.statusBefore,
      createdAt: adminActions.createdAt,
    })
    .from(adminActions)
    .leftJoin(users, eq(users.id, adminActions.userId))
    .orderBy(desc(adminActions.id))
    .limit(limit);
}
