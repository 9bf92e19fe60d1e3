import type { Database, Queryable } from '#server/db/client.ts';
import type { Mailer } from '#server/integrations/mail/mailer.ts';
import type { User } from '#shared/user.ts';
import { removeCredentials } from './credential.repository.ts';

interface CredentialParts {
  db: Database;
  mailer: Mailer;
  publicUrl: URL;
  productName: string;
  onMailFailed: (error: unknown) => void;
}

interface Options {
  /** The stored id of the session that made the change and stays. */
  keepSid?: string;
}

export type Credentials = ReturnType<typeof createCredentials>;

export function createCredentials(parts: CredentialParts) {
  const { db, mailer, publicUrl, productName } = parts;

  async function tellOfCalendar({ email }: User): Promise<void> {
    const link = new URL('/timeline', publicUrl).href;
    await mailer.send({
      to: email,
      subject: `Your ${productName} calendar address stopped working`,
      text: [
        `The way you sign in to ${productName} has changed. This also ends your secret calendar address, so calendars that follow it get no more updates.`,
        'To make a new one, open your timeline, choose “Calendar” and then “Make a secret address”, and enter the new address in your calendar:',
        link,
      ].join('\n\n'),
      link,
    });
  }

  return {
    /**
     * Every change to how a user signs in goes through here. All credentials end in the same
     * transaction, so anyone who got in the old way is signed out.
     */
    async changeSignIn(
      change: (tx: Queryable) => Promise<User>,
      { keepSid }: Options = {},
    ): Promise<User> {
      const { user, ended } = await db.transaction(async (tx) => {
        const changed = await change(tx);
        return { user: changed, ended: await removeCredentials(tx, changed.id, keepSid) };
      });
      if (ended.has('calendar feed')) tellOfCalendar(user).catch(parts.onMailFailed);
      return user;
    },
  };
}
