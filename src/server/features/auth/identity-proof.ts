import type { Database, Queryable } from '#server/db/client.ts';
import { AppError, invalidField, notFound } from '#server/errors.ts';
import { GOOGLE_AGAIN } from '#shared/account.ts';
import { addressGroup, allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import { verifyPassword, withHashingSlot } from './password-hash.ts';
import { hashToken } from './secret-token.ts';
import { findSignIn } from './session.repository.ts';
import { findCredentialsById, type UserCredentials } from './user.repository.ts';

/** How long a sign-in with Google proves who someone is. */
const FRESH_MS = 10 * 60_000;

interface Proof {
  password: string | undefined;
  /** The field of the form that has the password. */
  field?: string;
  /** Of the session that asks. */
  token: string;
  address: string;
}

interface ProofParts {
  db: Database;
  rateLimits: RateLimits;
  limits: { signInFailures: number };
}

export type IdentityProof = ReturnType<typeof createIdentityProof>;

/**
 * A session alone may be a browser that someone left open. What cannot be taken back needs the
 * password, or a sign-in with Google a moment ago if the account has none. All these calls count
 * their failures together.
 */
export function createIdentityProof({ db, rateLimits, limits }: ProofParts) {
  return async function requireProof(
    userId: number,
    { password, field = 'password', token, address }: Proof,
  ): Promise<UserCredentials> {
    const tries = allowance(
      limits.signInFailures,
      'change-password',
      String(userId),
      addressGroup(address),
    );
    return withHashingSlot(async () => {
      await rateLimits.requireAllowance([tries]);
      const found = await findCredentialsById(db, userId);
      if (!found) throw notFound('Account');
      if (found.passwordHash === null) {
        if (await isFreshGoogleSignIn(db, token)) return found;
        throw new AppError('forbidden', GOOGLE_AGAIN);
      }
      if (password === undefined) throw invalidField(field, 'Enter your current password');
      if (await verifyPassword(found.passwordHash, password)) return found;
      await rateLimits.countFailure([tries]);
      throw invalidField(field, 'This is not your current password');
    });
  };
}

export async function isFreshGoogleSignIn(db: Queryable, token: string): Promise<boolean> {
  const signIn = await findSignIn(db, hashToken(token));
  if (signIn?.sess.signedInWith !== 'google') return false;
  return Date.now() - Date.parse(signIn.createdAt) < FRESH_MS;
}
