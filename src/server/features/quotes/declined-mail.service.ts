import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import type { Mailer } from '#server/integrations/mail/mailer.ts';
import { CONFIRM_EMAIL_FIRST } from '#shared/email-confirmation.ts';
import type { Quote } from '#shared/quote.ts';
import { hasConfirmedEmail } from '../people/person.repository.ts';
import { allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import { declinedMail } from './declined-mail.ts';
import { findHomeowner } from './quote-acceptance.repository.ts';
import { listContractors } from './quote-comparison.repository.ts';

const DAY_SECONDS = 86_400;
const MAILS_PER_DAY = 50;
/** From everyone together, so that nobody's mailbox can be flooded. */
const MAILS_PER_ADDRESS = 10;

export interface DeclinedMailParts {
  db: Database;
  rateLimits: RateLimits;
  mailer: Mailer;
  publicUrl: URL;
  productName: string;
  onMailFailed: (error: unknown) => void;
}

export type DeclinedMails = ReturnType<typeof createDeclinedMails>;

/** Thanks the contractors whose quotes are declined. */
export function createDeclinedMails(parts: DeclinedMailParts) {
  const { db, rateLimits, mailer, publicUrl, productName, onMailFailed } = parts;

  async function requireAllowance({ actorId }: Scope, email: string): Promise<void> {
    await rateLimits.take({
      ...allowance(MAILS_PER_DAY, 'quote-mail', String(actorId)),
      windowSeconds: DAY_SECONDS,
      refusal: `You can write to ${MAILS_PER_DAY} contractors a day.`,
    });
    await rateLimits.take({
      ...allowance(MAILS_PER_ADDRESS, 'quote-mail-to', email.toLowerCase()),
      windowSeconds: DAY_SECONDS,
      refusal: 'One of the contractors has received many of these mails today.',
    });
  }

  return {
    /**
     * Before anything is saved: throws if there were too many mails. The result sends those of the
     * quotes that were declined in the end.
     */
    async prepare(scope: Scope, quotes: Quote[]) {
      const [first] = quotes;
      if (!first) return null;
      const { projectId } = first;
      const homeowner = await findHomeowner(db, { ownerId: scope.ownerId, projectId });
      const contractors = await listContractors(db, scope, quotes);
      const addressed = quotes.flatMap(({ id, title, contractorId }) => {
        const { name, email } = contractors.get(contractorId) ?? {};
        return name && email ? [{ id, title, name, email }] : [];
      });
      if (!homeowner) return null;
      if (addressed.length > 0 && !(await hasConfirmedEmail(db, scope.actorId))) {
        throw new AppError('email_unconfirmed', CONFIRM_EMAIL_FIRST);
      }
      for (const { email } of addressed) await requireAllowance(scope, email);
      return {
        send(declined: Pick<Quote, 'id'>[]): void {
          for (const { id, title, name, email } of addressed) {
            if (!declined.some((quote) => quote.id === id)) continue;
            const mail = declinedMail({
              ...homeowner,
              to: email,
              contractorName: name,
              quoteTitle: title,
              productName,
              link: publicUrl.href,
            });
            mailer.send(mail).catch(onMailFailed);
          }
        },
      };
    },
  };
}
