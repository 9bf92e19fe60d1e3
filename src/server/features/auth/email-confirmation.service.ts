import type { Database } from '#server/db/client.ts';
import { brokenUniqueness } from '#server/db/database-faults.ts';
import { AppError, invalidField } from '#server/errors.ts';
import type { Mail, Mailer } from '#server/integrations/mail/mailer.ts';
import {
  CONFIRMATION_HOURS,
  CONFIRMATION_LINK_INVALID,
  type EmailChange,
} from '#shared/email-confirmation.ts';
import type { User } from '#shared/user.ts';
import { addressGroup, allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import {
  findWaitingEmail,
  removeConfirmation,
  removeExpiredConfirmations,
  replaceConfirmation,
  takeConfirmation,
  updateEmail,
} from './email-confirmation.repository.ts';
import { addressTakenMail, changeAskedMail, changedMail, confirmationMail } from './email-mails.ts';
import type { IdentityProof } from './identity-proof.ts';
import { hashToken, newSecretToken } from './secret-token.ts';
import { findCredentialsByEmail } from './user.repository.ts';

const HOUR_MS = 3_600_000;
const DAY_SECONDS = 86_400;
const MAILS_PER_WINDOW = 3;
/** From everyone together, so that nobody's mailbox can be flooded. */
const MAILS_PER_ADDRESS = 10;
const UNKNOWN_TOKENS_PER_ADDRESS = 30;

interface EmailParts {
  db: Database;
  rateLimits: RateLimits;
  requireProof: IdentityProof;
  mailer: Mailer;
  publicUrl: URL;
  productName: string;
  onMailFailed: (error: unknown) => void;
}

export type EmailConfirmations = ReturnType<typeof createEmailConfirmations>;

export function createEmailConfirmations(parts: EmailParts) {
  const { db, rateLimits, requireProof, mailer, publicUrl, productName } = parts;
  const facts = (to: string) => ({ to, productName, publicUrl });
  const send = (mail: Mail) => void mailer.send(mail).catch(parts.onMailFailed);

  /** The token exists only in the mail. */
  async function start(userId: number, email: string): Promise<string> {
    const token = newSecretToken();
    const expire = new Date(Date.now() + CONFIRMATION_HOURS * HOUR_MS).toISOString();
    await replaceConfirmation(db, { userId, email, tokenHash: hashToken(token), expire });
    return token;
  }

  async function countMail(userId: number, email: string): Promise<void> {
    const refusal = 'We have just sent you several mails.';
    await rateLimits.take({
      ...allowance(MAILS_PER_WINDOW, 'confirmation', String(userId)),
      refusal,
    });
    await rateLimits.take({
      ...allowance(MAILS_PER_ADDRESS, 'confirmation-mail', email.toLowerCase()),
      windowSeconds: DAY_SECONDS,
      refusal: 'This address has received many mails today.',
    });
  }

  return {
    /** For a new account. It works before the address is confirmed. */
    async welcome({ id, email }: User): Promise<void> {
      send(confirmationMail(facts(email), await start(id, email)));
    },

    /** The mail about the address that waits, or about the present one of a new account. */
    async sendConfirmation({ id, email, isEmailConfirmed }: User): Promise<void> {
      const waiting = await findWaitingEmail(db, id);
      if (isEmailConfirmed && waiting === undefined) {
        throw new AppError('conflict', 'Your e-mail address is confirmed already.');
      }
      const to = waiting ?? email;
      await countMail(id, to);
      await sendTo(to, id, to === email);
    },

    /** The address changes when its owner confirms it. Until then the present one stays. */
    async changeEmail(
      { id, email: present, isEmailConfirmed }: User,
      { email, password }: EmailChange,
      proof: { token: string; address: string },
    ): Promise<void> {
      if (email.toLowerCase() === present.toLowerCase()) {
        throw invalidField('email', 'This is your address already');
      }
      await requireProof(id, { password, ...proof });
      await countMail(id, email);
      await sendTo(email, id, false);
      // An address that was never confirmed may be a stranger's.
      if (isEmailConfirmed) send(changeAskedMail(facts(present), email));
    },

    cancelEmailChange: ({ id }: User) => removeConfirmation(db, id),

    findWaiting: async ({ id, email }: User): Promise<string | null> => {
      const waiting = await findWaitingEmail(db, id);
      return waiting === undefined || waiting === email ? null : waiting;
    },

    /** By the link in the mail, signed in or not. */
    async confirmEmail(token: string, address: string): Promise<string> {
      const guesses = allowance(
        UNKNOWN_TOKENS_PER_ADDRESS,
        'confirmation-guess',
        addressGroup(address),
      );
      await rateLimits.requireAllowance([guesses]);
      const confirmed = await db
        .transaction(async (tx) => {
          const taken = await takeConfirmation(tx, hashToken(token));
          return taken && { email: taken.email, before: await updateEmail(tx, taken) };
        })
        .catch((error: unknown) => {
          // Someone else has registered this address meanwhile.
          if (brokenUniqueness(error)) return undefined;
          throw error;
        });
      if (!confirmed) {
        await rateLimits.countFailure([guesses]);
        throw invalidField('token', CONFIRMATION_LINK_INVALID);
      }
      const { email, before } = confirmed;
      if (before && before !== email) send(changedMail(facts(before), email));
      return email;
    },

    sweep: () => removeExpiredConfirmations(db),
  };

  /**
   * Nobody but its owner learns whether an address has an account: the row is written in both cases,
   * and only the mail differs.
   */
  async function sendTo(email: string, userId: number, isOwn: boolean): Promise<void> {
    const token = await start(userId, email);
    const taken = isOwn ? undefined : await findCredentialsByEmail(db, email);
    send(taken ? addressTakenMail(facts(email)) : confirmationMail(facts(email), token));
  }
}
