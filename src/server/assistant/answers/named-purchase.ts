import type { LedgerExpense } from '../ledger.ts';
import { scopeOf } from '../query/expense-scope.ts';
import { findExpensesByWords } from '../query/find-expenses.ts';
import type { ExpenseQuery } from '../query/ledger-query.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { toWords } from '../question/words.ts';
import { bold } from '../writing/markdown.ts';
import type { Inquiry } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';
import { expenseQuery, overAllProjects } from './to-query.ts';

/** "All in, with the installation" is more than what was bought. */
const WITH_WORK =
  /\b(?:all in|altogether|everything|installed|installation|install|fitted|labou?r)\b/;

/**
 * The one purchase of a thing: the washer is "Washer, front loader", and neither its valve nor who
 * hooked it up. Null if there are several, or only work.
 */
export async function namedPurchase(inquiry: Inquiry, rest: readonly string[]) {
  const { books, reading, isProjectNamed } = inquiry;
  const isWork = rest.some((word) => /[a-z]{3}ing$/.test(word));
  if (isWork || WITH_WORK.test(reading.words.join(' '))) return null;
  const asked = expenseQuery(inquiry, { measure: 'sum', limit: 0 });
  const place = isProjectNamed ? asked : overAllProjects(asked);
  const bought = { ...place, filters: { ...place.filters, kind: 'expense' as const } };
  const { rows, unmatched } = await findExpensesByWords(books, scopeOf(bought), rest);
  const things = rows.filter(({ category }) => category !== 'labor' && category !== 'permits');
  if (unmatched.length > 0) return null;
  // The price of a range is that of "Gas range", and not of "Range hood" or of the brick behind the range.
  const isOfPrice = PRICE.test(reading.words.join(' ')) || things.length === rows.length;
  const [own, ...others] = things.filter((row) => isOfKind(row, rest));
  const isOwn = isOfPrice && own !== undefined && others.length === 0;
  const [first, ...more] = things;
  const only = isOwn ? own : first;
  if (!only || (more.length > 0 && !isOwn)) return null;
  if (rows.length > 1 && !isOwn && !isCalled(only, rest)) return null;
  return {
    name: bold(only.description),
    search: only.description,
    ...(await ask(inquiry, bought, only)),
  };
}

/** Whether an expense is for all of these: "Washer and dryer pair". */
export async function areOnePurchase(inquiry: Inquiry, words: readonly string[]): Promise<boolean> {
  const query = overAllProjects(expenseQuery(inquiry, { measure: 'sum', limit: 0 }));
  const { rows } = await findExpensesByWords(inquiry.books, scopeOf(query), words);
  return rows.some(({ description }) => {
    const own = new Set(toWords(description).map(stem));
    return words.every((word) => own.has(stem(word)));
  });
}

/** Whether its name, up to a comma, has these words and no others. */
function isCalled({ description }: LedgerExpense, rest: readonly string[]): boolean {
  const own = toWords(description.split(',')[0] ?? '').map(stem);
  const said = new Set(rest.map(stem));
  return own.length > 0 && own.every((word) => said.has(word)) && own.length === said.size;
}

/** Whether what it is comes last in its name: "Gas range, 30 inch" is a range. */
export function isOfKind({ description }: LedgerExpense, rest: readonly string[]): boolean {
  const [name = ''] = description.split(
    /,| (?:with|for|behind|under|over|above|from|to|in|on|at|and|of) /i,
  );
  const last = toWords(name).at(-1) ?? '';
  return rest.map(stem).includes(stem(last));
}
const PRICE = /\b(?:price|prices|priced|pricier|pricey|priciest|dearer|cheaper|sticker)\b/;

async function ask(inquiry: Inquiry, place: ExpenseQuery, row: LedgerExpense) {
  const { description, date, projectId } = row;
  const filters = { ...place.filters, projectId, search: description, from: date, to: date };
  const query = { ...place, filters };
  return { ...(await askExpenses(inquiry, query)), query, note: '', figure: null };
}

/** "The coil one", after "the glass top stove": a stove too. */
export function withNoun(
  things: readonly [string[], string[]],
  { words }: Reading,
): [string[], string[]] {
  const isShort = (side: readonly string[]) =>
    words.some(
      (word, at) => /^ones?$/.test(word) && words.slice(at - 2, at).includes(side.at(-1) ?? ''),
    );
  const [one, other] = things;
  const noun = (side: readonly string[]) => side.slice(-1);
  if (isShort(one) && !isShort(other)) return [[...one, ...noun(other)], other];
  return isShort(other) && !isShort(one) ? [one, [...other, ...noun(one)]] : [one, other];
}
