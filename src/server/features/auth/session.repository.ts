import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Lookups, Queryable } from '#server/db/client.ts';
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

export async function findLiveSession(db: Lookups, sid: string) {
  const statement = prepared(db, 'live session', () =>
    db
      .select({
        user: publicUserColumns,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        expire: sessions.expire,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.sid, sql.placeholder('sid')),
          gt(sessions.expire, sql`now()`),
          // The account of a guest ends at its minute, also before the sweep removes it.
          sql`coalesce(${users.guestUntil} > now(), true)`,
        ),
      )
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

export async function updateSessionUse(
  db: Queryable,
  sid: string,
  use: { lastUsedAt: string; expire: string },
): Promise<void> {
  await db.update(sessions).set(use).where(eq(sessions.sid, sid));
}

/** Those that have not ended, latest use first. */
export async function listSessions(db: Queryable, userId: number, limit: number) {
  return db
    .select({
      id: sessions.id,
      sid: sessions.sid,
      sess: sessions.sess,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, sql`now()`)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(limit);
}

/** How and when someone signed in; undefined if the session has ended. */
export async function findSignIn(db: Queryable, sid: string) {
  const [row] = await db
    .select({ sess: sessions.sess, createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, sql`now()`)));
  return row;
}

/** False if the person has no such session. */
export async function removeOwnSession(
  db: Queryable,
  userId: number,
  sessionId: number,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
  return rowCount === 1;
}

export async function removeOtherSessions(
  db: Queryable,
  userId: number,
  keepSid: string,
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, keepSid)));
}

export async function removeSession(db: Queryable, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

export async function removeExpiredSessions(db: Queryable): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expire} <= now()`);
}
