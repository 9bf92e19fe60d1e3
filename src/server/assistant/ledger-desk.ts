import { openBooks } from './books.ts';
import type { Ledger, LedgerExpense } from './ledger.ts';
import { createPace } from './pace.ts';
import { describeQuery } from './query/describe-query.ts';
import type { ExpenseQuery, RecordQuery } from './query/ledger-query.ts';
import type { LedgerRecord } from './query/ledger-record.ts';
import { runExpenseQuery } from './query/run-query.ts';
import { runRecordQuery } from './query/run-record-query.ts';

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
}

export async function openLedgerDesk(ledger: Ledger, today: string): Promise<LedgerDesk> {
  const books = await openBooks(ledger, today, createPace());
  const money = <T extends { scope: { currency: string } }>({ scope, ...total }: T) => ({
    ...total,
    currency: scope.currency,
  });
  return {
    async askExpenses(query) {
      const { totals, other, groups, rows } = await runExpenseQuery(query, books);
      return {
        about: describeQuery(query, books).trim(),
        totals: totals.map(money),
        other: other?.totals.map(money) ?? [],
        groups: groups.map(money),
        rows,
      };
    },
    askRecords: (query) => runRecordQuery(query, books),
  };
}
