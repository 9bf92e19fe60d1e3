import type { Books } from '../books.ts';
import type { ExpenseScope, LedgerExpense } from '../ledger.ts';
import { singular, stem } from '../question/stem.ts';
import { toWords } from '../question/words.ts';
import { scopeOf } from './expense-scope.ts';
import type { ExpenseQuery } from './ledger-query.ts';

const MOST_WORDS = 5;
const MOST_ROWS = 60;
const SHORTEST = 3;

export interface FoundRecords {
  rows: readonly LedgerExpense[];
  /** The words that the rows have. */
  matched: readonly string[];
  unmatched: readonly string[];
}

const stemsOf = ({ description, contractor }: LedgerExpense) =>
  new Set(toWords(`${description} ${contractor ?? ''}`).map(stem));

/**
 * The expenses that have the most of these words, each as a whole word in any form: "fan" finds
 * "Fans" and not "Fancy".
 */
export async function findExpensesByWords(
  { ledger }: Books,
  scope: ExpenseScope,
  words: readonly string[],
): Promise<FoundRecords> {
  const searched = words
    .filter(({ length }) => length >= SHORTEST)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_WORDS);
  const byId = new Map<number, LedgerExpense>();
  for (const word of searched) {
    const found = await ledger.listExpenses({ ...scope, search: stem(word) }, 'newest', MOST_ROWS);
    for (const row of found) byId.set(row.id, row);
  }
  const counted = [...byId.values()].map((row) => {
    const stems = stemsOf(row);
    return { row, matched: searched.filter((word) => stems.has(stem(word))) };
  });
  const most = counted.reduce((best, { matched }) => Math.max(best, matched.length), 0);
  const best = counted.filter(({ matched }) => most > 0 && matched.length === most);
  const matched = [...new Set(best.flatMap((one) => one.matched))];
  return {
    rows: best.map(({ row }) => row),
    matched,
    unmatched: words.filter((word) => !matched.includes(word)),
  };
}

/** The newest expenses of a query, to see what is there. */
export const findSome = (query: ExpenseQuery, { ledger }: Books): Promise<LedgerExpense[]> =>
  ledger.listExpenses(scopeOf(query), 'newest', MOST_ROWS);

/** The newest expense of a query. */
export async function findNewest(
  query: ExpenseQuery,
  { ledger }: Books,
): Promise<LedgerExpense | null> {
  const [first] = await ledger.listExpenses(scopeOf(query), 'newest', 1);
  return first ?? null;
}

/** Some expenses with these letters in them. */
export const findWithStart = (start: string, { ledger }: Books): Promise<LedgerExpense[]> =>
  ledger.listExpenses({ search: start }, 'newest', MOST_ROWS);

/** Whether an expense or a milestone has a word, for each of these words. */
export async function recordedOf(
  words: readonly string[],
  { ledger, titles }: Books,
): Promise<(word: string) => boolean> {
  const own = await ledger.findMentioned([
    ...new Set(words.flatMap((one) => [one, singular(one)])),
  ]);
  return (word) => own.has(word) || own.has(singular(word)) || titles.has(word);
}
