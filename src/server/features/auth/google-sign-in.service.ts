import type { Database } from '#server/db/client.ts';
import type { GoogleIdentity } from '#server/integrations/google/google-provider.ts';
import type { GoogleSignInError } from '#shared/sign-in-messages.ts';
import type { User } from '#shared/user.ts';
import type { Credentials } from '../credentials/credential.service.ts';
import {
  findCredentialsByEmail,
  findUserByGoogleId,
  insertUser,
  linkGoogle,
} from './user.repository.ts';

export class GoogleRefusal extends Error {
  readonly code: GoogleSignInError;

  constructor(code: GoogleSignInError) {
    super(code);
    this.code = code;
  }
}

export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>;

export function createGoogleSignIn(db: Database, credentials: Credentials) {
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
        (await insertUser(db, {
          email: identity.email,
          password: null,
          firstName: identity.firstName,
          lastName: identity.lastName,
          googleId: identity.sub,
          profileImageUrl: identity.pictureUrl,
        })) ??
        // The same user came back in two tabs at once, and the other one just created the account.
        (await findUserByGoogleId(db, identity.sub)) ??
        refuse('google_failed')
      );
    },
  };

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

function refuse(code: GoogleSignInError): never {
  throw new GoogleRefusal(code);
}
