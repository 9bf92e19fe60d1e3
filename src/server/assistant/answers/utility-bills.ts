import type { Books } from '../books.ts';
import type { LedgerExpense } from '../ledger.ts';
import { findSome } from '../query/find-expenses.ts';
import type { ExpenseQuery } from '../query/ledger-query.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { toWords } from '../question/words.ts';

const UTILITY = 'gas|power|electric|electrical|electricity|water|sewer|heating|internet|energy|oil';
const BILLS = new RegExp(
  `\\b((?:${UTILITY})(?: (?:and|or|plus) (?:the )?(?:${UTILITY}))?) bills?\\b`,
);

/** "Gas and electric bills" are one thing, and not the gas fire and the bills. */
export const areOneBill = ({ words }: Reading): boolean =>
  / (?:and|or|plus) /.test(BILLS.exec(words.join(' '))?.[1] ?? '');

/** "The electric bill" from nobody who did the wiring. */
export const isOfUtility = ({ words, contractors, specialty, category }: Reading): boolean =>
  BILLS.test(words.join(' ')) &&
  contractors.length === 0 &&
  specialty === null &&
  category === null;

/**
 * "The gas and electric bills" are what is filed under utilities, and not the wiring. Null if they
 * are none, or if no filter has just these.
 */
export async function utilityBills(
  { words, rest, category }: Reading,
  query: ExpenseQuery,
  books: Books,
): Promise<{ query: ExpenseQuery; search: string } | null> {
  const [, text = ''] = BILLS.exec(words.join(' ')) ?? [];
  const named = text.split(' ').filter((word) => rest.includes(word));
  if (named.length === 0 || category !== null || named.length < rest.length) return null;
  const utilities = { ...query, filters: { ...query.filters, categories: ['utilities' as const] } };
  const all = await findSome(utilities, books);
  const isOf = (word: string) => (row: LedgerExpense) =>
    toWords(row.description).some((one) => stem(one) === stem(word));
  const rows = all.filter((row) => named.some((word) => isOf(word)(row)));
  if (rows.length === 0) return null;
  // One bill is for both.
  const one = named.find((word) => rows.every(isOf(word)));
  if (one !== undefined) {
    return { query: { ...utilities, filters: { ...utilities.filters, search: one } }, search: one };
  }
  return rows.length === all.length ? { query: utilities, search: named.join(' ') } : null;
}
