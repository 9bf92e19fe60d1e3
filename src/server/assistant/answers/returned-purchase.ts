import type { LedgerExpense } from '../ledger.ts';
import { scopeOf } from '../query/expense-scope.ts';
import { findExpensesByWords, findSome } from '../query/find-expenses.ts';
import type { ExpenseQuery } from '../query/ledger-query.ts';
import { fieldLines } from '../query/write-result.ts';
import { stem } from '../question/stem.ts';
import { toWords } from '../question/words.ts';
import { plain } from '../writing/markdown.ts';
import { type Inquiry, NotFound } from './answerer.ts';
import { gapBetween } from './described.ts';

const SHORTEST = 3;

/**
 * "How much more was the new pump than the leaky one we sent back?": money that came back is no
 * price. What was paid for it is the one purchase of the same amount.
 */
export async function compareWithReturned(
  inquiry: Inquiry,
  { query, words }: { query: ExpenseQuery; words: readonly string[] },
  others: readonly string[],
): Promise<string | NotFound> {
  const { books } = inquiry;
  const { search: _, kind: __, ...place } = query.filters;
  const ofKind = (kind: 'expense' | 'refund', more = {}) => ({
    ...query,
    filters: { ...place, ...more, kind },
  });
  const { rows: refunds } = await findExpensesByWords(books, scopeOf(ofKind('refund')), words);
  const bought = await Promise.all(
    refunds.map(async (refund) => {
      const amount = refund.amount.replace('-', '');
      const same = await findSome(ofKind('expense', { min: amount, max: amount }), books);
      return same.filter((row) => row.date <= refund.date && areAlike(row, refund));
    }),
  );
  const [returned, ...more] = bought.flat();
  const found = await findExpensesByWords(books, scopeOf(ofKind('expense')), others);
  const [other, ...rivals] = found.rows.filter(({ id }) => id !== returned?.id);
  const isClear = more.length === 0 && rivals.length === 0 && found.unmatched.length === 0;
  const gap = returned && other && isClear ? gapBetween(other, returned) : null;
  if (!returned || !other || gap === null) {
    return new NotFound(
      `I do not know what “${plain(words.join(' '))}” cost: I found only money that came back for it.`,
    );
  }
  return `${gap}\n\n${fieldLines([other, returned], 'amount', books)}`;
}

const areAlike = (row: LedgerExpense, refund: LedgerExpense): boolean => {
  const stems = new Set(toWords(refund.description).map(stem));
  const isShared = (word: string) => word.length >= SHORTEST && stems.has(stem(word));
  return row.projectId === refund.projectId && toWords(row.description).some(isShared);
};
