import type { Database, Queryable, Save } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import { AppError, invalidField, notFound } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import type { Agreement } from '#shared/agreement.ts';
import type { Quote } from '#shared/quote.ts';
import {
  DECLINE_ERROR,
  planLineOf,
  type QuoteAcceptance,
  sharedLines,
  usualSchedule,
} from '#shared/quote-acceptance.ts';
import type { ScopeLine } from '#shared/scope-line.ts';
import { lockRecord } from '../activity/record.repository.ts';
import type { Agreements } from '../agreements/agreement.service.ts';
import type { ScopeLines } from '../scope-lines/scope-line.service.ts';
import type { DeclinedMails } from './declined-mail.service.ts';
import { quoteRecords } from './quote.repository.ts';
import type { Quotes } from './quote.service.ts';

export type QuoteAcceptances = ReturnType<typeof createQuoteAcceptances>;

interface AcceptanceParts {
  db: Database;
  quotes: Quotes;
  scopeLines: ScopeLines;
  agreements: Agreements;
  declinedMails: DeclinedMails;
}

interface Choice {
  quote: Quote;
  scopeLines: ScopeLine[];
  /** All other quotes of the project. */
  others: Quote[];
  /** Those that offer some of the same work. */
  rivals: Quote[];
}

export function createQuoteAcceptances(parts: AcceptanceParts) {
  const { db, quotes, scopeLines, agreements, declinedMails } = parts;

  async function readChoice(scope: Scope, quoteId: number, on: Queryable): Promise<Choice> {
    const quote = await quotes.get(scope, quoteId, on);
    const { projectId } = quote;
    const lines = await scopeLines.list(scope, { projectId }, on);
    const all = await quotes.list(scope, { projectId, contractorId: null }, on);
    const others = all.filter(({ id }) => id !== quoteId);
    const rivals = others.filter((other) => sharedLines(lines, quote, other).length > 0);
    return { quote, scopeLines: lines, others, rivals };
  }

  async function decline(tx: Queryable, scope: Scope, { id }: Quote): Promise<void> {
    const before = await lockRecord(tx, scope, 'quote', id);
    if (before)
      await quoteRecords.update(tx, scope, id, { before, changes: { status: 'declined' } });
  }

  return {
    /** Of two quotes for the same work, only one is accepted, also if both are at once. */
    async acceptQuote(
      scope: Scope,
      quoteId: number,
      { declineOthers = false, declineIds = [], mailDeclined = false, ...given }: QuoteAcceptance,
      save: Save = (write) => write(),
    ): Promise<Agreement> {
      const unwantedIn = ({ others, rivals }: Choice) => {
        const named = requireOpen(others, declineIds);
        return declineOthers ? [...new Set([...rivals, ...named])] : named;
      };
      const before = mailDeclined ? await readChoice(scope, quoteId, db) : null;
      const toldIn = (choice: Choice) => unwantedIn(choice).filter(isOpen);
      const mails = before && (await declinedMails.prepare(scope, toldIn(before)));
      let declined: Quote[] = [];
      const agreement = await save((on = db) =>
        on.transaction(async (tx) => {
          await holdAccount(tx, scope.ownerId);
          // Someone may have moved or deleted it since the caller was let in.
          if (!(await lockRecord(tx, scope, 'quote', quoteId))) throw notFound('Quote');
          const choice = await readChoice(scope, quoteId, tx);
          requireChoice(choice);
          declined = unwantedIn(choice);
          for (const unwanted of declined) await decline(tx, scope, unwanted);
          return agreements.create(scope, toAgreement(choice, given), tx);
        }),
      );
      mails?.send(declined);
      return agreement;
    },
  };
}

const isOpen = ({ status }: Quote) => status === 'open';

/** One that is declined already can be declined again. */
function requireOpen(others: Quote[], ids: number[]): Quote[] {
  return ids.map((id) => {
    const named = others.find((other) => other.id === id);
    if (!named || named.status === 'accepted') throw invalidField('declineIds', DECLINE_ERROR);
    return named;
  });
}

function requireChoice({ quote, scopeLines, rivals }: Choice): void {
  if (quote.status === 'accepted') {
    throw new AppError('conflict', 'This quote was accepted already.');
  }
  const accepted = rivals.find(({ status }) => status === 'accepted');
  if (!accepted) return;
  const lines = sharedLines(scopeLines, quote, accepted).map(({ title }) => `“${title}”`);
  throw new AppError(
    'conflict',
    `You accepted “${accepted.title}” already, which includes ${lines.join(', ')} too. Delete that agreement first, or exclude these lines here.`,
  );
}

function toAgreement(
  { quote, scopeLines }: Choice,
  given: Omit<QuoteAcceptance, 'declineOthers' | 'declineIds' | 'mailDeclined'>,
) {
  const { id: quoteId, projectId, contractorId, title, total: amount } = quote;
  const { planLineId = planLineOf(quote, scopeLines), schedule } = given;
  return {
    ...given,
    ...{ quoteId, projectId, contractorId, title, amount, planLineId },
    schedule: schedule ?? usualSchedule(quote),
  };
}
