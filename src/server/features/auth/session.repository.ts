import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
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

export async function findLiveSession(db: Queryable, sid: string) {
  const [row] = await db
    .select({ user: publicUserColumns, createdAt: sessions.createdAt, expire: sessions.expire })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, sql`now()`)));
  return row;
}

export async function updateSessionExpiry(db: Queryable, sid: string, expire: string) {
  await db.update(sessions).set({ expire }).where(eq(sessions.sid, sid));
}

export async function removeSession(db: Queryable, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

/** Ends every session of the account, but for the one that may be kept. */
export async function removeSessionsOfUser(db: Queryable, userId: number, keepSid?: string) {
  const owned = eq(sessions.userId, userId);
  await db.delete(sessions).where(keepSid ? and(owned, ne(sessions.sid, keepSid)) : owned);
}

export async function removeExpiredSessions(db: Queryable): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expire} <= now()`);
}
