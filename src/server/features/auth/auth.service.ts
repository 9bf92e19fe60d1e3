import type { Database } from '#server/db/client.ts';
import { AppError, invalidField, notFound } from '#server/errors.ts';
import {
  type ChangePasswordInput,
  EMAIL_TAKEN,
  type LoginInput,
  type RegisterInput,
  type SetPasswordInput,
  SIGN_IN_REFUSED,
} from '#shared/auth.ts';
import type { User } from '#shared/user.ts';
import type { Credentials } from '../credentials/credential.service.ts';
import { addressGroup, allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import type { EmailConfirmations } from './email-confirmation.service.ts';
import type { IdentityProof } from './identity-proof.ts';
import {
  DUMMY_HASH,
  hashPassword,
  needsRehash,
  verifyPassword,
  withHashingSlot,
} from './password-hash.ts';
import { hashToken } from './secret-token.ts';
import {
  findCredentialsByEmail,
  findCredentialsById,
  insertUser,
  type NewUser,
  replacePassword,
  updateGuestAsUser,
  updatePassword,
} from './user.repository.ts';

/** A user with the right password, and the hash that we checked. */
export interface VerifiedUser {
  user: User;
  passwordHash: string;
}

interface AuthParts {
  db: Database;
  rateLimits: RateLimits;
  credentials: Credentials;
  requireProof: IdentityProof;
  /** Null if new accounts need no confirmation. */
  confirmations: EmailConfirmations | null;
  limits: { signInFailures: number; registrations: number };
}

export type Auth = ReturnType<typeof createAuth>;

export function createAuth(parts: AuthParts) {
  const { db, rateLimits, credentials, requireProof, confirmations, limits } = parts;

  async function savePassword(userId: number, password: string, keepToken: string) {
    const newHash = await withHashingSlot(() => hashPassword(password));
    await credentials.changeSignIn(
      async (tx) => {
        const user = await updatePassword(tx, userId, newHash);
        if (!user) throw notFound('Account');
        return user;
      },
      { keepSid: hashToken(keepToken) },
    );
  }

  async function createAccount(
    input: RegisterInput,
    address: string,
    write: (account: NewUser) => Promise<User | undefined>,
  ): Promise<User> {
    await rateLimits.take(allowance(limits.registrations, 'register', addressGroup(address)));
    const password = await withHashingSlot(() => hashPassword(input.password));
    const user = await write({
      email: input.email,
      password,
      firstName: input.firstName ?? null,
      lastName: input.lastName ?? null,
      // Without a mail server, nobody could confirm it.
      ...(confirmations && { emailConfirmedAt: null }),
    });
    if (!user) throw new AppError('conflict', EMAIL_TAKEN);
    await confirmations?.welcome(user);
    return user;
  }

  return {
    register: (input: RegisterInput, address: string): Promise<User> =>
      createAccount(input, address, (account) => insertUser(db, account)),

    /** The account of a guest becomes that of the person. */
    registerGuest: (userId: number, input: RegisterInput, address: string): Promise<User> =>
      createAccount(input, address, (account) => updateGuestAsUser(db, userId, account)),

    /** Only failures count. Unknown addresses and wrong passwords get the same message. */
    async login({ email, password }: LoginInput, address: string): Promise<VerifiedUser> {
      const group = addressGroup(address);
      const perAccount = allowance(limits.signInFailures, 'login', email.toLowerCase(), group);
      const perAddress = allowance(limits.signInFailures, 'login', group);
      return withHashingSlot(async () => {
        // Checked inside the slot, so that parallel guesses soon hit the limit.
        await rateLimits.requireAllowance([perAccount, perAddress]);
        const found = await findCredentialsByEmail(db, email);
        const isRight = await verifyPassword(found?.passwordHash ?? DUMMY_HASH, password);
        if (!found?.passwordHash || !isRight) {
          await rateLimits.countFailure([perAccount, perAddress]);
          throw new AppError('unauthenticated', SIGN_IN_REFUSED);
        }
        await rateLimits.clear(perAccount);
        const { user, passwordHash } = found;
        if (!needsRehash(passwordHash)) return { user, passwordHash };
        const raised = await hashPassword(password);
        const isRaised = await replacePassword(db, user.id, { from: passwordHash, to: raised });
        return { user, passwordHash: isRaised ? raised : passwordHash };
      });
    },

    /** Ends all credentials except this session: anyone who knew the old password is signed out. */
    async changePassword(
      userId: number,
      { currentPassword, password }: ChangePasswordInput,
      { address, keepToken }: { address: string; keepToken: string },
    ): Promise<void> {
      const { passwordHash } = (await findCredentialsById(db, userId)) ?? {};
      if (!passwordHash) {
        throw invalidField(
          'currentPassword',
          'This account has no password yet. Choose one in your settings.',
        );
      }
      const proof = { password: currentPassword, field: 'currentPassword' };
      await requireProof(userId, { ...proof, token: keepToken, address });
      await savePassword(userId, password, keepToken);
    },

    /** For an account that has only Google so far. */
    async setPassword(
      userId: number,
      { password }: SetPasswordInput,
      { address, keepToken }: { address: string; keepToken: string },
    ): Promise<void> {
      const { passwordHash } = (await findCredentialsById(db, userId)) ?? {};
      if (passwordHash) {
        throw new AppError('conflict', 'This account has a password already. Change it instead.');
      }
      await requireProof(userId, { password: undefined, token: keepToken, address });
      await savePassword(userId, password, keepToken);
    },
  };
}
