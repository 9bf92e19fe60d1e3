import { and, isNotNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { users } from '#server/db/tables/user.table.ts';
import { DEMO_HOURS } from '#shared/demo.ts';
import type { User } from '#shared/user.ts';
import { insertAccounts } from '../auth/user.repository.ts';

/** Held while a demo begins, so that two cannot take the last place. Any number will do. */
const DEMO_LOCK = 41_041;

export interface NewGuest {
  email: string;
  firstName: string;
  lastName: string | null;
}

/**
 * The accounts of a new demo, or undefined if there are too many. Their address is not confirmed,
 * so nothing is ever sent to others in their name.
 */
export async function insertGuests(
  tx: Queryable,
  guests: NewGuest[],
  most: number,
): Promise<User[] | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
  const { rows } = await tx.execute<{ live: number }>(
    sql`select count(*)::int as live from ${users} where guest_until > now()`,
  );
  if ((rows[0]?.live ?? 0) + guests.length > most) return undefined;
  const insert = tx
    .insert(users)
    .values(
      guests.map((guest) => ({
        ...guest,
        emailConfirmedAt: null,
        guestUntil: sql`now() + make_interval(hours => ${DEMO_HOURS})`,
      })),
    )
    .returning();
  return insertAccounts(tx, insert);
}

/** Ends the demo of these accounts now. */
export async function updateAsEnded(db: Queryable, userIds: number[]): Promise<void> {
  await db
    .update(users)
    .set({ guestUntil: sql`now()` })
    .where(and(sql`${users.id} = any(${sql.param(userIds)}::int[])`, isNotNull(users.guestUntil)));
}

/** Hands accounts whose demo is over to the removal of deleted accounts. */
export async function updateAsDue(db: Queryable): Promise<void> {
  await db
    .update(users)
    .set({ deletesAt: sql`now()` })
    .where(and(lte(users.guestUntil, sql`now()`), sql`${users.deletesAt} is null`));
}

/** The companion of a guest who has created an account is no longer needed. */
export async function listCompanions(db: Queryable, userId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct m.member_id as id from project_members m
    join ${users} on users.id = m.member_id
    where m.user_id = ${userId} and users.guest_until is not null`);
  return rows.map(({ id }) => id);
}
