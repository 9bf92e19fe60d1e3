import type { Database } from '#server/db/client.ts';
import { brokenUniqueness } from '#server/db/database-faults.ts';
import { AppError } from '#server/errors.ts';
import type { GoogleIdentity } from '#server/integrations/google/google-provider.ts';
import type { Mailer } from '#server/integrations/mail/mailer.ts';
import { oneLine } from '#server/one-line.ts';
import type { GoogleLinkError } from '#shared/google-link.ts';
import type { GoogleSignInError } from '#shared/sign-in-messages.ts';
import type { User } from '#shared/user.ts';
import type { Credentials } from '../credentials/credential.service.ts';
import { hashToken } from './secret-token.ts';
import {
  addGoogle,
  findCredentialsByEmail,
  findUserByGoogleId,
  insertUser,
  linkGoogle,
  type NewUser,
  removeGoogle,
  updateGuestAsUser,
} from './user.repository.ts';

export class GoogleRefusal extends Error {
  readonly code: GoogleSignInError | GoogleLinkError;

  constructor(code: GoogleSignInError | GoogleLinkError) {
    super(code);
    this.code = code;
  }
}

export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>;

interface GoogleParts {
  db: Database;
  credentials: Credentials;
  mailer: Mailer;
  publicUrl: URL;
  productName: string;
  onMailFailed: (error: unknown) => void;
}

export function createGoogleSignIn(parts: GoogleParts) {
  const { db, credentials, mailer, publicUrl, productName } = parts;
  return {
    /**
     * Google's `sub` is the identity. An e-mail address only helps at the first sign-in, and only
     * if Google verified it.
     */
    async signIn(identity: GoogleIdentity): Promise<User> {
      const returning = await findUserByGoogleId(db, identity.sub);
      if (returning) return returning;
      if (!identity.email || !identity.isEmailVerified)
        throw new GoogleRefusal('google_unverified');
      return (
        (await linkExisting(identity.sub, identity.email)) ??
        (await insertUser(db, toAccount(identity, identity.email))) ??
        // The same user came back in two tabs at once, and the other one just created the account.
        (await findUserByGoogleId(db, identity.sub)) ??
        refuse('google_failed')
      );
    },

    /** The account of a guest becomes that of the person. Refuses someone who has one already. */
    async registerGuest(guestId: number, identity: GoogleIdentity): Promise<User> {
      const { sub, email } = identity;
      if (await findUserByGoogleId(db, sub)) refuse('google_has_account');
      if (!email || !identity.isEmailVerified) return refuse('google_unverified');
      const user = await updateGuestAsUser(db, guestId, toAccount(identity, email));
      if (user) return user;
      // The address is taken, or the demo has ended meanwhile.
      const isTaken = await findCredentialsByEmail(db, email);
      return refuse(isTaken ? 'google_has_account' : 'google_failed');
    },

    /** The same person again, as a proof. Refuses another one. */
    async signInAgain(userId: number, { sub }: GoogleIdentity): Promise<User> {
      const user = await findUserByGoogleId(db, sub);
      return user?.id === userId ? user : refuse('google_other');
    },

    /** One more way in for an account with a password. Its other sessions and links stay. */
    async linkGoogle(userId: number, { sub, email }: GoogleIdentity): Promise<void> {
      const user = await addGoogle(db, userId, sub).catch((error: unknown) => {
        if (brokenUniqueness(error)) return refuse('google_linked_elsewhere');
        throw error;
      });
      if (!user) refuse('google_failed');
      tellOfLink(user, email).catch(parts.onMailFailed);
    },

    /** Ends everything that came in by Google, like every change to how someone signs in. */
    async unlinkGoogle(userId: number, keepToken: string): Promise<void> {
      await credentials.changeSignIn(
        async (tx) => {
          const user = await removeGoogle(tx, userId);
          if (user) return user;
          throw new AppError(
            'conflict',
            'Google is not linked, or it is the only way into this account. Choose a password first.',
          );
        },
        { keepSid: hashToken(keepToken) },
      );
    },
  };

  async function tellOfLink(user: User, googleEmail: string | null): Promise<void> {
    const link = new URL('/settings', publicUrl).href;
    const which = googleEmail ? `The Google account ${oneLine(googleEmail)}` : 'A Google account';
    await mailer.send({
      to: user.email,
      subject: `Google is linked to your ${productName} account`,
      text: [
        `${which} can now sign in to your ${productName} account.`,
        'If this was not you, unlink it in your settings and change your password:',
        link,
      ].join('\n\n'),
      link,
    });
  }

  /**
   * A local account with this address may have been registered by someone who does not own it. So
   * its password and all its credentials end when the verified owner arrives.
   */
  async function linkExisting(sub: string, email: string): Promise<User | undefined> {
    const existing = await findCredentialsByEmail(db, email);
    if (!existing) return undefined;
    if (existing.googleId) throw new GoogleRefusal('google_taken');
    return credentials.changeSignIn(
      async (tx) => (await linkGoogle(tx, existing.user.id, sub)) ?? refuse('google_failed'),
    );
  }
}

function toAccount(identity: GoogleIdentity, email: string): NewUser {
  return {
    email,
    password: null,
    firstName: identity.firstName,
    lastName: identity.lastName,
    googleId: identity.sub,
    profileImageUrl: identity.pictureUrl,
  };
}

function refuse(code: GoogleRefusal['code']): never {
  throw new GoogleRefusal(code);
}
