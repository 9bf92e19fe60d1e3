import type { Database } from '#server/db/client.ts';
import { notFound } from '#server/errors.ts';
import type { Account, AccountUpdate, Shares } from '#shared/account.ts';
import type { LocaleInput } from '#shared/locale.ts';
import type { User } from '#shared/user.ts';
import type { EmailConfirmations } from '../auth/email-confirmation.service.ts';
import { isFreshGoogleSignIn } from '../auth/identity-proof.ts';
import { findCredentialsById, updateLocale, updateNames } from '../auth/user.repository.ts';
import { listShares } from './share.repository.ts';

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(db: Database, confirmations: EmailConfirmations) {
  return {
    /** `token` is that of the session that asks. */
    async getAccount(user: User, token: string): Promise<Account> {
      const found = await findCredentialsById(db, user.id);
      if (!found) throw notFound('Account');
      return {
        hasPassword: found.passwordHash !== null,
        hasGoogle: found.googleId !== null,
        isGoogleFresh: await isFreshGoogleSignIn(db, token),
        newEmail: await confirmations.findWaiting(user),
      };
    },

    async updateAccount(
      userId: number,
      { firstName = null, lastName = null }: AccountUpdate,
    ): Promise<User> {
      const user = await updateNames(db, userId, { firstName, lastName });
      if (!user) throw notFound('Account');
      return user;
    },

    async updateLocale(userId: number, { locale }: LocaleInput): Promise<User> {
      const user = await updateLocale(db, userId, locale);
      if (!user) throw notFound('Account');
      return user;
    },

    listShares: (userId: number): Promise<Shares> => listShares(db, userId),
  };
}
