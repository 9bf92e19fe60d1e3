import type { Database, Queryable } from '#server/db/client.ts';
import { AppError, invalidField } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import { requireCents } from '#shared/money.ts';
import type { QuoteInput, QuoteListQuery, QuoteUpdate } from '#shared/quote.ts';
import type { Place } from '../budget-records/budget-record.repository.ts';
import { createRecordService } from '../budget-records/budget-record.service.ts';
import {
  findScopeLines,
  isFrom,
  listAccepted,
  listPresentLines,
  quoteRecords,
  type StoredQuote,
} from './quote.repository.ts';

export type Quotes = ReturnType<typeof createQuotes>;

export function createQuotes(db: Database) {
  const quotes = createRecordService(db, {
    records: quoteRecords,
    kind: 'quote',
    compute,

    toValues: (tx, place, inputs: QuoteInput[]) =>
      Promise.all(
        inputs.map(async ({ lines, ...input }) => {
          requireDepositWithin(input.deposit ?? null, input.total);
          return { ...input, lines: await toLines(tx, place, lines) };
        }),
      ),

    async toChanges(tx, author, change: { before: StoredQuote; changes: QuoteUpdate }) {
      const { before, changes } = change;
      const { lines, ...others } = changes;
      if ((await listAccepted(tx, [before])).size > 0) {
        throw new AppError('conflict', 'This quote was accepted. Change the agreement instead.');
      }
      const { total = before.total, deposit = before.deposit } = others;
      requireDepositWithin(deposit, total);
      if (lines === undefined) return others;
      const place = { ownerId: author.ownerId, projectId: before.projectId };
      return { ...others, lines: await toLines(tx, place, lines) };
    },
  });

  return {
    ...quotes,
    list: (scope: Scope, { projectId, contractorId }: QuoteListQuery, on: Queryable = db) =>
      quotes.list(
        scope,
        { projectId, where: contractorId === null ? undefined : isFrom(contractorId) },
        on,
      ),
  };
}

function requireDepositWithin(deposit: string | null, total: string) {
  if (deposit === null || requireCents(deposit) <= requireCents(total)) return;
  throw invalidField('deposit', 'Deposit must be at most the total');
}

/** One entry for each line of the scope; the last one counts. */
async function toLines(tx: Queryable, place: Place, given: QuoteInput['lines']) {
  const lines = new Map((given ?? []).map((line) => [line.scopeLineId, line]));
  const present = await findScopeLines(tx, place, [...lines.keys()]);
  if (present.size < lines.size) {
    throw invalidField('lines', 'Choose lines of the scope of this project');
  }
  return [...lines.values()].map((line) => ({ ...line, amount: line.amount ?? null }));
}

async function compute(stored: StoredQuote[], on: Queryable) {
  const present = await listPresentLines(on, stored);
  const accepted = await listAccepted(on, stored);
  return ({ id, status, lines }: StoredQuote) => ({
    status: accepted.has(id) ? ('accepted' as const) : status,
    lines: lines.filter(({ scopeLineId }) => present.has(scopeLineId)),
  });
}
