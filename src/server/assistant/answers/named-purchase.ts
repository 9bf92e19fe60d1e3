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
  const [only, ...more] = things;
  if (!only || more.length > 0 || unmatched.length > 0) return null;
  if (rows.length > 1 && !isCalled(only, rest)) return null;
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
