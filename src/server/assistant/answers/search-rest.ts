import type { LedgerExpense } from '../ledger.ts';
import { describeQuery } from '../query/describe-query.ts';
import { findNewest } from '../query/find-expenses.ts';
import type { ExpenseQuery } from '../query/ledger-query.ts';
import { plain } from '../writing/markdown.ts';
import { type Inquiry, NotFound } from './answerer.ts';
import { overAllProjects } from './to-query.ts';

/** Each takes one query or more. */
const SEARCHED_ONE_BY_ONE = 8;

interface Searched {
  query: ExpenseQuery;
  /** The words we found, or null if none of these expenses contains any of them. */
  search: string | null;
}

/** Searches the expenses for the words we did not understand: together first, then one by one. */
export async function searchRest(
  { reading, books, isProjectNamed }: Inquiry,
  query: ExpenseQuery,
  how: 'together' | 'or one by one' = 'or one by one',
): Promise<Searched> {
  const { rest } = reading;
  const byLength = rest
    .toSorted((one, other) => other.length - one.length)
    .slice(0, SEARCHED_ONE_BY_ONE);
  // The singular is part of the plural, so it finds both.
  const whole = singular(rest.join(' '));
  const phrases = how === 'together' ? [whole] : [whole, ...byLength.map(singular), ...byLength];
  const places = isProjectNamed ? [query] : [query, overAllProjects(query)];
  for (const search of phrases.filter(({ length }) => length >= 3)) {
    for (const place of places) {
      const searched = { ...place, filters: { ...place.filters, search } };
      const first = await findNewest(searched, books);
      if (first && !isInsideWord(first, search)) return { query: searched, search };
    }
  }
  return { query: places.at(-1) ?? query, search: null };
}

/** A search for "room" also finds "Bathroom", which is not what the user meant. */
function isInsideWord({ description, contractor }: LedgerExpense, search: string): boolean {
  const text = ` ${description} ${contractor ?? ''}`.toLowerCase();
  return text.includes(search) && !new RegExp(`[^\\p{L}]${escapedPattern(search)}`, 'u').test(text);
}

const escapedPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const singular = (word: string) => word.replace(/(?<=[^s])s$/, '');

export const restInQuotes = ({ reading }: Inquiry): string => `“${plain(reading.rest.join(' '))}”`;

/** The query of a question. Words that we did not understand become a search. */
export async function withSearch(
  inquiry: Inquiry,
  query: ExpenseQuery,
): Promise<ExpenseQuery | NotFound> {
  if (inquiry.reading.rest.length === 0) return query;
  const searched = await searchRest(inquiry, query);
  if (searched.search !== null) return searched.query;
  return new NotFound(
    `I do not know: I found no expenses${describeQuery(searched.query, inquiry.books)} that mention ${restInQuotes(inquiry)}.`,
  );
}
