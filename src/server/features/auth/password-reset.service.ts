import type { Database } from '#server/db/client.ts';
import { AppError, invalidField } from '#server/errors.ts';
import type { Mailer } from '#server/integrations/mail/mailer.ts';
import { RESET_LINK_INVALID, RESET_TOKEN_MINUTES, type ResetPasswordInput } from '#shared/auth.ts';
import type { Credentials } from '../credentials/credential.service.ts';
import { addressGroup, allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import { hashPassword, withHashingSlot } from './password-hash.ts';
import {
  hasPasswordReset,
  removeExpiredPasswordResets,
  replacePasswordReset,
  takePasswordReset,
} from './password-reset.repository.ts';
import { hashToken, newSecretToken } from './secret-token.ts';
import {
  findCredentialsByEmail,
  updateEmailAsConfirmed,
  updatePassword,
} from './user.repository.ts';

/** Too many requests get the same answer, which reveals nothing. */
function isTooMany(error: unknown): boolean {
  if (error instanceof AppError && error.code === 'too_many') return true;
  throw error;
}

const MAILS_PER_ACCOUNT = 5;
const REQUESTS_PER_ADDRESS = 30;

interface PasswordResetParts {
  db: Database;
  rateLimits: RateLimits;
  credentials: Credentials;
  mailer: Mailer;
  publicUrl: URL;
  productName: string;
  onMailFailed: (error: unknown) => void;
}

export type PasswordReset = ReturnType<typeof createPasswordReset>;

export function createPasswordReset(parts: PasswordResetParts) {
  const { db, rateLimits, credentials, mailer, publicUrl, productName } = parts;

  async function sendLink(email: string): Promise<void> {
    const found = await findCredentialsByEmail(db, email);
    if (!found) return;
    const isOneTooMany = await rateLimits
      .take(allowance(MAILS_PER_ACCOUNT, 'reset-mail', email.toLowerCase()))
      .then(() => false, isTooMany);
    if (isOneTooMany) return;
    const token = newSecretToken();
    const expire = new Date(Date.now() + RESET_TOKEN_MINUTES * 60_000).toISOString();
    await replacePasswordReset(db, { tokenHash: hashToken(token), userId: found.user.id, expire });
    // In the fragment, so that the token does not reach any server log.
    const link = new URL(`/reset-password#token=${token}`, publicUrl).href;
    await mailer.send({
      to: found.user.email,
      subject: `Choose a new ${productName} password`,
      text: [
        `Someone, hopefully you, asked for a new password for your ${productName} account.`,
        `Open this link within ${RESET_TOKEN_MINUTES} minutes to choose one:`,
        link,
        'If it was not you, you can ignore this message: your password stays as it is.',
      ].join('\n\n'),
      link,
    });
  }

  return {
    /**
     * Answers before it looks up the account, so that neither the answer nor its timing reveals
     * whether the address is known.
     */
    async request(email: string, address: string): Promise<void> {
      await rateLimits.take(
        allowance(REQUESTS_PER_ADDRESS, 'reset-request', addressGroup(address)),
      );
      sendLink(email).catch(parts.onMailFailed);
    },

    async reset({ token, password }: ResetPasswordInput): Promise<void> {
      // Checked before the expensive hash. Otherwise anyone could trigger it with a made-up token.
      if (!(await hasPasswordReset(db, hashToken(token)))) {
        throw invalidField('token', RESET_LINK_INVALID);
      }
      const newHash = await withHashingSlot(() => hashPassword(password));
      await credentials.changeSignIn(async (tx) => {
        const userId = await takePasswordReset(tx, hashToken(token));
        const isChanged = userId && (await updatePassword(tx, userId, newHash));
        // The link was mailed, so the address is theirs.
        const user = isChanged && (await updateEmailAsConfirmed(tx, userId));
        if (!user) throw invalidField('token', RESET_LINK_INVALID);
        return user;
      });
    },

    sweep: () => removeExpiredPasswordResets(db),
  };
}
