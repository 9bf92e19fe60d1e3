import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { type SessionData, sessions } from '#server/db/tables/session.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import { publicUserColumns } from './user.repository.ts';

interface NewSession {
  sid: string;
  userId: number;
  sess: SessionData;
  expire: string;
}

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

/**
 * Inserts only if the password is still the one that was verified. The row is locked meanwhile, so
 * a password change, which ends all sessions, comes either before or after.
 */
export async function insertSessionForPassword(
  db: Queryable,
  { sid, userId, sess, expire }: NewSession,
  passwordHash: string,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into sessions (sid, user_id, sess, expire)
    select ${sid}, id, ${JSON.stringify(sess)}::jsonb, ${expire}::timestamptz from users
    where id = ${userId} and password = ${passwordHash} for share`);
  return rowCount === 1;
}

export async function findLiveSession(db: Queryable, sid: string) {
  const statement = prepared(db, 'live session', () =>
    db
      .select({ user: publicUserColumns, createdAt: sessions.createdAt, expire: sessions.expire })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.sid, sql.placeholder('sid')), gt(sessions.expire, sql`now()`)))
      .prepare(''),
  );
  const [row] = await statement.execute({ sid });
  return row;
}

/** Which of these sessions have not ended. */
export async function listLiveSids(db: Queryable, sids: string[]): Promise<string[]> {
  const rows = await db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(sql`${sessions.sid} = any(${sql.param(sids)}) and ${sessions.expire} > now()`);
  return rows.map(({ sid }) => sid);
}

export async function updateSessionExpiry(db: Queryable, sid: string, expire: string) {
  await db.update(sessions).set({ expire }).where(eq(sessions.sid, sid));
}

export async function removeSession(db: Queryable, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

export async function removeExpiredSessions(db: Queryable): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expire} <= now()`);
}
