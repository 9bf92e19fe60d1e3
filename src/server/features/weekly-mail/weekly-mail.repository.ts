import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { weeklyMails } from '#server/db/tables/weekly-mail.table.ts';

export async function hasWeeklyMail(db: Queryable, userId: number): Promise<boolean> {
  const rows = await db
    .select({ userId: weeklyMails.userId })
    .from(weeklyMails)
    .where(eq(weeklyMails.userId, userId));
  return rows.length > 0;
}

/** Switching it on again only notes where the person is now. */
export async function insertWeeklyMail(
  db: Queryable,
  mail: { userId: number; timeZone: string; nextAt: Date },
): Promise<void> {
  const { timeZone } = mail;
  await db
    .insert(weeklyMails)
    .values({ ...mail, nextAt: mail.nextAt.toISOString() })
    .onConflictDoUpdate({ target: weeklyMails.userId, set: { timeZone } });
}

export async function removeWeeklyMail(db: Queryable, userId: number): Promise<void> {
  await db.delete(weeklyMails).where(eq(weeklyMails.userId, userId));
}

export interface DueMail extends Record<string, unknown> {
  userId: number;
  email: string;
  timeZone: string;
  locale: string;
}

/**
 * Takes those that are due. Each is at once put off for a week, so that it is sent at most once,
 * also if this process ends in between. Of several processes, each takes others.
 */
export async function takeDueMails(db: Queryable, limit: number): Promise<DueMail[]> {
  const { rows } = await db.execute<DueMail>(sql`
    with due as (
      select user_id from ${weeklyMails} where next_at <= now()
      order by next_at limit ${limit} for update skip locked
    ), taken as (
      update ${weeklyMails} w set next_at = now() + interval '7 days'
      from due where w.user_id = due.user_id
      returning w.user_id, w.time_zone
    )
    select taken.user_id as "userId", users.email, taken.time_zone as "timeZone", users.locale
    from taken join users on users.id = taken.user_id
    where users.deletes_at is null and users.guest_until is null`);
  return rows;
}

export async function updateNextAt(db: Queryable, userId: number, nextAt: Date): Promise<void> {
  await db
    .update(weeklyMails)
    .set({ nextAt: nextAt.toISOString() })
    .where(eq(weeklyMails.userId, userId));
}
