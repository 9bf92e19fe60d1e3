import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { calendarFeeds } from '#server/db/tables/calendar-feed.table.ts';
import { emailConfirmations } from '#server/db/tables/email-confirmation.table.ts';
import { invitations } from '#server/db/tables/invitation.table.ts';
import { links } from '#server/db/tables/link.table.ts';
import { passwordResets } from '#server/db/tables/password-reset.table.ts';
import { sessions } from '#server/db/tables/session.table.ts';

/** What opens an account, or part of it, for longer than one request. */
export type CredentialKind =
  | 'session'
  | 'password reset'
  | 'email confirmation'
  | 'calendar feed'
  | 'invitation'
  | 'link';

interface Ending {
  db: Queryable;
  userId: number;
  /** The stored id of the session to keep. */
  keepSid: string | undefined;
}

/** How each kind ends. A new kind that is missing here does not compile. */
const enders: Record<CredentialKind, (ending: Ending) => Promise<{ rowCount: number | null }>> = {
  session: async ({ db, userId, keepSid }) =>
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), keepSid ? ne(sessions.sid, keepSid) : undefined)),
  'password reset': async ({ db, userId }) =>
    db.delete(passwordResets).where(eq(passwordResets.userId, userId)),
  'email confirmation': async ({ db, userId }) =>
    db.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId)),
  'calendar feed': async ({ db, userId }) =>
    db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)),
  // Withdrawn, not deleted, so that the link can say so.
  invitation: async ({ db, userId }) =>
    db
      .update(invitations)
      .set({ revokedAt: sql`now()` })
      .where(
        and(
          eq(invitations.userId, userId),
          isNull(invitations.acceptedAt),
          isNull(invitations.revokedAt),
        ),
      ),
  // Those that this person made, and those into the own projects. Withdrawn, as above.
  link: async ({ db, userId }) =>
    db
      .update(links)
      .set({ revokedAt: sql`now()` })
      .where(
        and(or(eq(links.userId, userId), eq(links.createdBy, userId)), isNull(links.revokedAt)),
      ),
};

/** Ends all credentials and returns which kinds there were. */
export async function removeCredentials(
  db: Queryable,
  userId: number,
  keepSid?: string,
): Promise<Set<CredentialKind>> {
  const ended = new Set<CredentialKind>();
  for (const [kind, end] of Object.entries(enders) as [
    CredentialKind,
    (typeof enders)['session'],
  ][]) {
    const { rowCount } = await end({ db, userId, keepSid });
    if (rowCount) ended.add(kind);
  }
  return ended;
}
