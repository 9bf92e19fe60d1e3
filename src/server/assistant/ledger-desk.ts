import type { AnswerDetails, AnswerSource } from '#shared/answer-details.ts';
import { type Books, openBooks } from './books.ts';
import type { Ledger, LedgerExpense } from './ledger.ts';
import { createPace } from './pace.ts';
import { describeQuery } from './query/describe-query.ts';
import type { ExpenseQuery, LedgerQuery, RecordQuery, TaxQuery } from './query/ledger-query.ts';
import { currencyOf, type LedgerRecord } from './query/ledger-record.ts';
import { queryInWords } from './query/query-in-words.ts';
import { runExpenseQuery } from './query/run-query.ts';
import { runRecordQuery } from './query/run-record-query.ts';
import { runTaxQuery, type TaxResult } from './query/run-tax-query.ts';
import { nounOf } from './query/write-records.ts';
import { expensesPage, taxPage } from './writing/links.ts';

export interface ExpenseAnswer {
  /** The query in words. */
  about: string;
  totals: readonly { total: string; count: number; currency: string }[];
  other: readonly { total: string; count: number; currency: string }[];
  groups: readonly { key: string | null; total: string; count: number; currency: string }[];
  rows: readonly LedgerExpense[];
}

/** Answers typed queries from one person's ledger. It can only read. */
export interface LedgerDesk {
  askExpenses(query: ExpenseQuery): Promise<ExpenseAnswer>;
  askRecords(query: RecordQuery): Promise<LedgerRecord[]>;
  askTaxRecord(query: TaxQuery): Promise<TaxResult & { currency: string }>;
  /** What was asked so far, in words, with the pages that show it. */
  details(): AnswerDetails;
}

const SUMMARY = 'a question for the language model, with a summary of your records';
const MOST_SHOWN = 8;

export async function openLedgerDesk(ledger: Ledger, today: string): Promise<LedgerDesk> {
  const books = await openBooks(ledger, today, createPace());
  const asked: { query: LedgerQuery; source: AnswerSource | null }[] = [];
  const money = <T extends { scope: { currency: string } }>({ scope, ...total }: T) => ({
    ...total,
    currency: scope.currency,
  });
  return {
    async askExpenses(query) {
      const { totals, other, groups, rows, scope, count } = await runExpenseQuery(query, books);
      asked.push({ query, source: { text: 'Expenses', count, page: expensesPage(scope) } });
      return {
        about: describeQuery(query, books).trim(),
        totals: totals.map(money),
        other: other?.totals.map(money) ?? [],
        groups: groups.map(money),
        rows,
      };
    },
    async askRecords(query) {
      const records = await runRecordQuery(query, books);
      asked.push({ query, source: sourceOf(query, records) });
      return records;
    },
    async askTaxRecord(query) {
      const result = await runTaxQuery(query, books);
      const page = taxPage(query.projectId, {});
      asked.push({ query, source: { text: 'Tax record', count: result.sums.count, page } });
      return { ...result, currency: currencyOf(books, query.projectId) };
    },
    details: () => detailsOf(asked, books),
  };
}

function sourceOf({ subject }: RecordQuery, records: readonly LedgerRecord[]) {
  const [first] = records;
  const noun = nounOf(subject, 2);
  const text = noun.charAt(0).toUpperCase() + noun.slice(1);
  return first ? { text, count: records.length, page: first.page } : null;
}

function detailsOf(
  asked: readonly { query: LedgerQuery; source: AnswerSource | null }[],
  books: Books,
): AnswerDetails {
  const words = new Set(asked.map(({ query }) => queryInWords(query, books)));
  const byPage = new Map(
    asked.flatMap(({ source }) => (source ? [[source.page, source] as const] : [])),
  );
  return {
    readAs: words.size > 0 ? [...words].slice(0, MOST_SHOWN) : [SUMMARY],
    filters: [],
    sources: [...byPage.values()].slice(0, MOST_SHOWN),
    choices: [],
    chart: null,
  };
}
