import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Mailer } from '#server/integrations/mail/mailer.ts';
import { RESET_LINK_INVALID, RESET_TOKEN_MINUTES, type ResetPasswordInput } from '#shared/auth.ts';
import { addressGroup, allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import { hashPassword, withHashingSlot } from './password-hash.ts';
import {
  removeExpiredPasswordResets,
  removePasswordResets,
  replacePasswordReset,
  takePasswordReset,
} from './password-reset.repository.ts';
import { hashToken, newSecretToken } from './secret-token.ts';
import type { Sessions } from './session.service.ts';
import { findCredentialsByEmail, updatePassword } from './user.repository.ts';

const MAILS_PER_ACCOUNT = 5;
const REQUESTS_PER_ADDRESS = 30;

interface PasswordResetParts {
  db: Database;
  rateLimits: RateLimits;
  sessions: Sessions;
  mailer: Mailer;
  publicUrl: URL;
  productName: string;
  onMailFailed: (error: unknown) => void;
}

export type PasswordReset = ReturnType<typeof createPasswordReset>;

export function createPasswordReset(parts: PasswordResetParts) {
  const { db, rateLimits, sessions, mailer, publicUrl, productName } = parts;

  async function sendLink(email: string): Promise<void> {
    const found = await findCredentialsByEmail(db, email);
    if (!found) return;
    const perAccount = allowance(MAILS_PER_ACCOUNT, 'reset-mail', email.toLowerCase());
    await rateLimits.requireAllowance([perAccount]);
    await rateLimits.use([perAccount]);
    const token = newSecretToken();
    const expire = new Date(Date.now() + RESET_TOKEN_MINUTES * 60_000).toISOString();
    await db.transaction((tx) =>
      replacePasswordReset(tx, { tokenHash: hashToken(token), userId: found.user.id, expire }),
    );
    // After the hash sign, so that the token reaches no server log on its way back.
    const link = new URL(`/reset-password#token=${token}`, publicUrl).href;
    await mailer.send({
      to: found.user.email,
      subject: `Choose a new ${productName} password`,
      text: [
        `Somebody, hopefully you, asked for a new password for your ${productName} account.`,
        `Open this link within ${RESET_TOKEN_MINUTES} minutes to choose one:`,
        link,
        'If it was not you, you can ignore this message: your password stays as it is.',
      ].join('\n\n'),
      link,
    });
  }

  return {
    /**
     * Answers before the account is looked up, so that neither the answer nor its timing tells
     * whether the address is known.
     */
    async request(email: string, address: string): Promise<void> {
      const perAddress = allowance(REQUESTS_PER_ADDRESS, 'reset-request', addressGroup(address));
      await rateLimits.requireAllowance([perAddress]);
      await rateLimits.use([perAddress]);
      sendLink(email).catch(parts.onMailFailed);
    },

    async reset({ token, password }: ResetPasswordInput): Promise<void> {
      const newHash = await withHashingSlot(() => hashPassword(password));
      await db.transaction(async (tx) => {
        const userId = await takePasswordReset(tx, hashToken(token));
        if (userId === undefined) throw new AppError('invalid', RESET_LINK_INVALID);
        await updatePassword(tx, userId, newHash);
        await removePasswordResets(tx, userId);
        await sessions.endAll(userId, { tx });
      });
    },

    sweep: () => removeExpiredPasswordResets(db),
  };
}
