import type { Database } from '#server/db/client.ts';
import { AppError, invalidField } from '#server/errors.ts';
import {
  type ChangePasswordInput,
  EMAIL_TAKEN,
  type LoginInput,
  type RegisterInput,
  SIGN_IN_REFUSED,
  type User,
} from '#shared/auth.ts';
import { addressGroup, allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import {
  DUMMY_HASH,
  hashPassword,
  needsRehash,
  verifyPassword,
  withHashingSlot,
} from './password-hash.ts';
import type { Sessions } from './session.service.ts';
import {
  findCredentialsByEmail,
  findCredentialsById,
  insertUser,
  updatePassword,
} from './user.repository.ts';

interface AuthParts {
  db: Database;
  rateLimits: RateLimits;
  sessions: Sessions;
  limits: { signInFailures: number; registrations: number };
}

export type Auth = ReturnType<typeof createAuth>;

export function createAuth({ db, rateLimits, sessions, limits }: AuthParts) {
  return {
    async register(input: RegisterInput, address: string): Promise<User> {
      const perAddress = allowance(limits.registrations, 'register', addressGroup(address));
      await rateLimits.requireAllowance([perAddress]);
      const password = await withHashingSlot(() => hashPassword(input.password));
      const user = await insertUser(db, {
        email: input.email,
        password,
        firstName: input.firstName ?? null,
        lastName: input.lastName ?? null,
      });
      await rateLimits.use([perAddress]);
      if (!user) throw new AppError('conflict', EMAIL_TAKEN);
      return user;
    },

    /** Only failures count; the same sentence whether the address is unknown or the password wrong. */
    async login({ email, password }: LoginInput, address: string): Promise<User> {
      const group = addressGroup(address);
      const perAccount = allowance(limits.signInFailures, 'login', email.toLowerCase(), group);
      const perAddress = allowance(limits.signInFailures, 'login', group);
      return withHashingSlot(async () => {
        // Asked inside the slot, so that a burst of parallel guesses is stopped after few more.
        await rateLimits.requireAllowance([perAccount, perAddress]);
        const found = await findCredentialsByEmail(db, email);
        const isRight = await verifyPassword(found?.passwordHash ?? DUMMY_HASH, password);
        if (!found?.passwordHash || !isRight) {
          await rateLimits.use([perAccount, perAddress]);
          throw new AppError('unauthenticated', SIGN_IN_REFUSED);
        }
        await rateLimits.clear(perAccount);
        if (needsRehash(found.passwordHash)) {
          await updatePassword(db, found.user.id, await hashPassword(password));
        }
        return found.user;
      });
    },

    /** Ends all other sessions: whoever knew the old password is out. */
    async changePassword(
      userId: number,
      { currentPassword, password }: ChangePasswordInput,
      { address, keepToken }: { address: string; keepToken: string },
    ): Promise<void> {
      const perAccount = allowance(
        limits.signInFailures,
        'change-password',
        String(userId),
        addressGroup(address),
      );
      await withHashingSlot(async () => {
        await rateLimits.requireAllowance([perAccount]);
        const found = await findCredentialsById(db, userId);
        if (!found?.passwordHash) {
          throw invalidField(
            'currentPassword',
            'This account has no password yet. Use “Forgot your password?” on the sign-in page to choose one.',
          );
        }
        if (!(await verifyPassword(found.passwordHash, currentPassword))) {
          await rateLimits.use([perAccount]);
          throw invalidField('currentPassword', 'This is not your current password');
        }
        const newHash = await hashPassword(password);
        await db.transaction(async (tx) => {
          await updatePassword(tx, userId, newHash);
          await sessions.endAll(userId, { keepToken, tx });
        });
      });
    },
  };
}
