import { setImmediate } from 'node:timers/promises';
import type { Database, Queryable } from '#server/db/client.ts';
import { invalidField, notFound } from '#server/errors.ts';
import type { Author } from '#server/http/scope.ts';
import { createWorkSlots } from '#server/work-slots.ts';
import { MAX_ID } from '#shared/ids.ts';
import {
  MAX_TAX_DECISIONS,
  type StoredTaxUse,
  TAX_NOTICE,
  TAX_RULES_EDITION,
  TAX_SOURCE,
  type TaxChanges,
  type TaxDecision,
  type TaxEntriesQuery,
  type TaxEntry,
  type TaxEntryList,
  type TaxRecord,
  type TaxUpdate,
  type TaxUse,
} from '#shared/tax.ts';
import {
  findTaxNames,
  listTaxExpenses,
  listTaxExpensesById,
  lockTaxExpenses,
  type TaxExpense,
  type TaxNames,
  type TaxPlace,
  updateTaxRecords,
} from './tax.repository.ts';
import { decisionAbout, taxEntriesOf, taxPartsOf } from './tax-entries.ts';
import { ReasonGroups, TaxTotal } from './tax-sums.ts';

const BATCH = 500;
/** Each reads every expense of a project. The others wait, and hold nothing meanwhile. */
const withReadingSlot = createWorkSlots({
  running: 2,
  waiting: Number.POSITIVE_INFINITY,
  refusal: '',
});

interface Range {
  year?: number | null;
  expenseId?: number | null;
  after?: Pick<TaxExpense, 'date' | 'id'> | undefined;
}

export type TaxRecords = ReturnType<typeof createTaxRecords>;

export function createTaxRecords(db: Database) {
  async function requireNames(place: TaxPlace, on: Queryable = db): Promise<TaxNames> {
    const names = await findTaxNames(on, place);
    if (!names) throw notFound('Project');
    return names;
  }

  /** Newest first, a batch at a time. Other requests run in between. */
  async function* readEntries(
    place: TaxPlace,
    names: TaxNames,
    { year = null, expenseId = null, after }: Range = {},
    on: Queryable = db,
  ): AsyncGenerator<TaxEntry[]> {
    let last = after;
    for (;;) {
      const range = { year, expenseId, after: last, limit: BATCH };
      const batch = await listTaxExpenses(on, place, range);
      const refundedIds = batch.flatMap(({ refundOfId }) => refundOfId ?? []);
      const found = await listTaxExpensesById(on, place, refundedIds);
      const refunded = new Map(found.map((expense) => [expense.id, expense]));
      yield batch.flatMap((expense) =>
        taxEntriesOf(expense, names, refunded.get(expense.refundOfId ?? 0)),
      );
      if (batch.length < BATCH) return;
      last = batch.at(-1);
      await setImmediate();
    }
  }

  /** The open entries of a reason, as many as one call decides, and how many there are. */
  async function suggestedDecisions(
    tx: Queryable,
    place: TaxPlace,
    { reason, year }: { reason: string; year: number | null },
  ) {
    const decisions: TaxDecision[] = [];
    let left = 0;
    for await (const batch of readEntries(place, await requireNames(place, tx), { year }, tx)) {
      for (const { expenseId, part, use, suggestion } of batch) {
        if (use !== null || suggestion.use === null || suggestion.reason !== reason) continue;
        if (decisions.length === MAX_TAX_DECISIONS) left += 1;
        else decisions.push({ expenseId, part, use: suggestion.use });
      }
    }
    return { decisions, left };
  }

  return {
    /** The totals by year, and what is still to be decided, by reason. */
    async getTaxRecord(place: TaxPlace, year: number | null): Promise<TaxRecord> {
      const names = await requireNames(place);
      const totals = new TaxTotal();
      const years = new Map<number, TaxTotal>();
      const reasons = new ReasonGroups();
      await withReadingSlot(async () => {
        for await (const batch of readEntries(place, names)) {
          for (const entry of batch) {
            const itsYear = yearOf(entry);
            const ofYear = years.get(itsYear) ?? new TaxTotal();
            years.set(itsYear, ofYear);
            for (const total of [totals, ofYear]) total.add(entry);
            if (year === null || year === itsYear) reasons.add(entry);
          }
        }
      });
      return {
        rulesEdition: TAX_RULES_EDITION,
        notice: TAX_NOTICE,
        source: TAX_SOURCE,
        currency: names.currency,
        totals: totals.sums(),
        years: [...years].map(([itsYear, total]) => ({ year: itsYear, ...total.sums() })),
        reasons: reasons.list(),
      };
    },

    async listTaxEntries(place: TaxPlace, query: TaxEntriesQuery): Promise<TaxEntryList> {
      const { year, expenseId, limit, after: cursor } = query;
      const names = await requireNames(place);
      const after = cursor === undefined ? undefined : expenseBefore(cursor);
      const entries: TaxEntry[] = [];
      await withReadingSlot(async () => {
        for await (const batch of readEntries(place, names, { year, expenseId, after })) {
          const isLater = (entry: TaxEntry) => cursor === undefined || cursorOf(entry) !== cursor;
          const fits = batch.filter((entry) => matches(entry, query));
          const start = fits.findIndex((entry) => !isLater(entry)) + 1;
          entries.push(...fits.slice(start));
          if (entries.length > limit) return;
        }
      });
      const page = entries.slice(0, limit);
      const last = page.at(-1);
      return { entries: page, next: entries.length > limit && last ? cursorOf(last) : null };
    },

    /** What counts as this use, or what belongs to one expense, the newest first. */
    async listTaxEntriesOf(
      place: TaxPlace,
      { use, expenseId = null }: { use?: TaxUse; expenseId?: number | null },
      limit: number,
    ): Promise<TaxEntry[]> {
      const names = await requireNames(place);
      const entries: TaxEntry[] = [];
      await withReadingSlot(async () => {
        for await (const batch of readEntries(place, names, { expenseId })) {
          entries.push(...batch.filter((entry) => use === undefined || entry.use === use));
          if (entries.length >= limit) return;
        }
      });
      return entries.slice(0, limit);
    },

    /** All entries for a file, newest first, with the names of the project. */
    async exportTaxRecord(place: TaxPlace, year: number | null = null) {
      const names = await requireNames(place);
      return { names, batches: readEntries(place, names, { year }) };
    },

    decideTaxUses: (author: Author, projectId: number, update: TaxUpdate): Promise<TaxChanges> => {
      const place = { ownerId: author.ownerId, projectId };
      return db.transaction(async (tx) => {
        const { decisions, left } =
          'accept' in update
            ? await suggestedDecisions(tx, place, update.accept)
            : { decisions: update.decisions, left: 0 };
        const ids = [...new Set(decisions.map(({ expenseId }) => expenseId))];
        if (ids.length === 0) return { changed: [], left };
        const stored = await lockTaxExpenses(tx, place, ids);
        const { changed, records } = applyDecisions(stored, decisions);
        await updateTaxRecords(tx, author, { projectId, records });
        return { changed, left };
      });
    },
  };
}

const yearOf = ({ date }: TaxEntry) => Number(date.slice(0, 4));

function matches({ use, suggestion }: TaxEntry, { state, reason }: TaxEntriesQuery): boolean {
  if (state !== 'all' && (state === 'open') !== (use === null)) return false;
  return reason === undefined || reason === suggestion.reason;
}

const cursorOf = ({ date, expenseId, part }: TaxEntry) => `${date} ${expenseId} ${part ?? ''}`;

/** The page starts with the expense of the cursor: more of its parts may follow. */
function expenseBefore(cursor: string): Pick<TaxExpense, 'date' | 'id'> {
  const [date = '', id] = cursor.split(' ');
  return { date, id: Math.min(Number(id) + 1, MAX_ID) };
}

/** The new record of each expense, and what really changes. */
function applyDecisions(stored: TaxExpense[], decisions: TaxDecision[]) {
  const byId = new Map(stored.map((expense) => [expense.id, expense]));
  const records = new Map<number, StoredTaxUse[]>();
  const changed: TaxChanges['changed'] = [];
  for (const { expenseId, part, use } of decisions) {
    const expense = byId.get(expenseId);
    const parts = expense ? taxPartsOf(expense).map((each) => each.part) : [];
    if (!expense || !parts.includes(part)) {
      throw invalidField('decisions', 'Choose an expense of this project, or a part of one');
    }
    const was = decisionAbout(expense, part);
    if (was === use) continue;
    changed.push({ expenseId, part, use, was });
    // A part that the expense no longer has takes its decision with it.
    const others = expense.taxRecord.filter(
      (each) => each.part !== part && parts.includes(each.part),
    );
    expense.taxRecord = use === null ? others : [...others, { part, use }];
    records.set(expenseId, expense.taxRecord);
  }
  return { changed, records };
}
