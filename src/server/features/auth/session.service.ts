import type { DatabaseClient } from '#server/db/client.ts';
import type { SessionData } from '#server/db/tables/session.table.ts';
import { notFound } from '#server/errors.ts';
import type { Session } from '#shared/session.ts';
import type { User } from '#shared/user.ts';
import { hashToken, newSecretToken } from './secret-token.ts';
import {
  findLiveSession,
  insertSession,
  insertSessionForPassword,
  listLiveSids,
  listSessions,
  removeExpiredSessions,
  removeOtherSessions,
  removeOwnSession,
  removeSession,
  updateSessionUse,
} from './session.repository.ts';

const DAY_MS = 86_400_000;
const IDLE_MS = 14 * DAY_MS;
const ABSOLUTE_MS = 30 * DAY_MS;
/** The expiry moves at most once a day, so most requests only read. */
const RENEWAL_STEP_MS = DAY_MS;
/** The same for the time of the last use. */
const USE_STEP_MS = 3_600_000;
/** A person has a few. Programs may have many, and the newest ones are shown. */
const LISTED = 100;

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions({ db, lookups }: Pick<DatabaseClient, 'db' | 'lookups'>) {
  return {
    /** Starts a session with a new id and ends the browser's previous one. */
    async start(userId: number, sess: SessionData, previousToken: string | null): Promise<string> {
      const { token, session } = newSession(userId, sess);
      if (previousToken) await removeSession(db, hashToken(previousToken));
      await insertSession(db, session);
      return token;
    },

    /** The same after a password check; null if the password changed since that check. */
    async startByPassword(
      { user, passwordHash }: { user: User; passwordHash: string },
      previousToken: string | null,
      device?: string,
    ): Promise<string | null> {
      const { token, session } = newSession(user.id, { signedInWith: 'password', device });
      if (!(await insertSessionForPassword(db, session, passwordHash))) return null;
      if (previousToken) await removeSession(db, hashToken(previousToken));
      return token;
    },

    async findUser(token: string): Promise<User | null> {
      const sid = hashToken(token);
      const session = await findLiveSession(lookups, sid);
      if (!session) return null;
      const use = newUse(session, Date.now());
      if (use) await updateSessionUse(db, sid, use);
      return session.user;
    },

    /** Where someone is signed in, first here. `token` is that of the session that asks. */
    async listSessions(userId: number, token: string): Promise<Session[]> {
      const current = hashToken(token);
      const rows = await listSessions(db, userId, LISTED);
      const listed = rows.map(({ id, sid, sess, createdAt, lastUsedAt }) => ({
        id,
        device: sess.device ?? null,
        signedInWith: sess.signedInWith,
        createdAt,
        lastUsedAt,
        isCurrent: sid === current,
      }));
      return listed.toSorted((left, right) => Number(right.isCurrent) - Number(left.isCurrent));
    },

    async endSession(userId: number, sessionId: number): Promise<void> {
      if (!(await removeOwnSession(db, userId, sessionId))) throw notFound('Session');
    },

    /** All of them but the one that asks. */
    endOtherSessions: (userId: number, token: string) =>
      removeOtherSessions(db, userId, hashToken(token)),

    /** What is stored of a token, for someone who asks about the session later. */
    sidOf: hashToken,

    listLive: async (sids: string[]) => new Set(await listLiveSids(db, sids)),

    end: (token: string) => removeSession(db, hashToken(token)),

    sweep: () => removeExpiredSessions(db),
  };
}

function newSession(userId: number, sess: SessionData) {
  const token = newSecretToken();
  const expire = new Date(Date.now() + IDLE_MS).toISOString();
  return { token, session: { sid: hashToken(token), userId, sess, expire } };
}

/** What to write about a session in use, or null while the stored times are good enough. */
function newUse(
  session: { createdAt: string; lastUsedAt: string; expire: string },
  now: number,
): { lastUsedAt: string; expire: string } | null {
  const renewed = renewedExpiry(session, now);
  if (!renewed && now - Date.parse(session.lastUsedAt) < USE_STEP_MS) return null;
  return { lastUsedAt: new Date(now).toISOString(), expire: renewed ?? session.expire };
}

/** The new expiry of a session in use, or null while the stored one is good enough. */
export function renewedExpiry(
  session: { createdAt: string; expire: string },
  now: number,
): string | null {
  const end = Math.min(now + IDLE_MS, Date.parse(session.createdAt) + ABSOLUTE_MS);
  const gain = end - Date.parse(session.expire);
  return gain >= RENEWAL_STEP_MS ? new Date(end).toISOString() : null;
}
