import type { Database } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import type { Mailer } from '#server/integrations/mail/mailer.ts';
import { hasConfirmedEmail } from '../people/person.repository.ts';
import { allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import type { DecidedContent } from './decided-hash.ts';
import { findDealing, listAddresses } from './decision-mail.repository.ts';
import { decisionMail } from './decision-mail.ts';

/** To one contractor from everyone together, so that nobody's mailbox can be flooded. */
const MAILS_PER_DAY = 20;
const DAY_SECONDS = 86_400;

interface MailParts {
  db: Database;
  rateLimits: RateLimits;
  mailer: Mailer;
  publicUrl: URL;
  productName: string;
  onMailFailed: (error: unknown) => void;
}

export type DecisionMails = ReturnType<typeof createDecisionMails>;

export function createDecisionMails(parts: MailParts) {
  const { db, rateLimits, mailer, publicUrl, productName } = parts;

  async function sendAll(ownerId: OwnerId, content: DecidedContent, memberId: number) {
    const dealing = await findDealing(db, ownerId, content.id);
    if (!dealing) return;
    const send = (to: string, page: string) => {
      const link = new URL(page, publicUrl).href;
      const mail = decisionMail({ ...dealing, to, content, productName, link });
      return mailer.send(mail).catch(parts.onMailFailed);
    };
    const household = await listAddresses(db, [ownerId, memberId]);
    await Promise.all(household.map((to) => send(to, '/budget')));
    const { contractorEmail } = dealing;
    if (contractorEmail === null || !(await hasConfirmedEmail(db, ownerId))) return;
    const today = allowance(MAILS_PER_DAY, 'decision-mail', contractorEmail.toLowerCase());
    await rateLimits.take({ ...today, windowSeconds: DAY_SECONDS });
    await send(contractorEmail, '/');
  }

  return {
    /** To the owner, to the member who made the link or decided, and to the contractor. */
    send(ownerId: OwnerId, content: DecidedContent, memberId: number): void {
      sendAll(ownerId, content, memberId).catch(parts.onMailFailed);
    },
  };
}
