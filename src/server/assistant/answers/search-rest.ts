import type { LedgerExpense } from '../ledger.ts';
import { describeQuery } from '../query/describe-query.ts';
import { findSome } from '../query/find-expenses.ts';
import type { ExpenseQuery } from '../query/ledger-query.ts';
import { plain } from '../writing/markdown.ts';
import { type Inquiry, NotFound } from './answerer.ts';
import { deeds } from './deeds.ts';
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
    .filter((word) => !deeds.has(word))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, SEARCHED_ONE_BY_ONE);
  // The singular is part of the plural, so it finds both.
  const whole = singular(rest.join(' '));
  const isOnlyDeed = byLength.length === 0;
  const phrases = isOnlyDeed
    ? []
    : how === 'together'
      ? [whole]
      : [whole, ...byLength.map(singular), ...byLength];
  let started: Searched | null = null as Searched | null;
  const places = isProjectNamed ? [query] : [query, overAllProjects(query)];
  for (const search of phrases.filter(({ length }) => length >= 3)) {
    for (const place of places) {
      const searched = { ...place, filters: { ...place.filters, search } };
      const rows = await findSome(searched, books);
      if (rows.length > 0 && rows.every((row) => hasWord(row, search))) {
        return { query: searched, search };
      }
      const isStart =
        rows.length > 0 && rest.length === 1 && rows.every((row) => isStartIn(row, search));
      if (isStart) started ??= { query: searched, search };
    }
  }
  // "Demo" for "Demolition": the answer shows what was found.
  if (started && (started.search?.length ?? 0) >= SHORTEST_START) return started;
  return { query: places.at(-1) ?? query, search: null };
}

/** A search for "room" also finds "Bathroom", which is not what the user meant. The notes may have it. */
function hasWord({ description, contractor }: LedgerExpense, search: string): boolean {
  const text = ` ${description} ${contractor ?? ''} `.toLowerCase();
  const whole = new RegExp(`[^\\p{L}]${escapedPattern(search)}(s|es|ed|ing|er)?[^\\p{L}]`, 'u');
  return !text.includes(search) || whole.test(text);
}

const isStartIn = ({ description, contractor }: LedgerExpense, search: string): boolean =>
  new RegExp(`[^\\p{L}]${escapedPattern(search)}`, 'u').test(
    ` ${description} ${contractor ?? ''}`.toLowerCase(),
  );
const SHORTEST_START = 4;

const escapedPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const singular = (word: string) => word.replace(/(?<=[^s])s$/, '');

export const restInQuotes = ({ reading }: Inquiry): string => `“${plain(reading.rest.join(' '))}”`;

/** "Was the fan more than 200?" is about the fan, also if it cost less. */
const asksIfMore = ({ reading }: Inquiry): boolean =>
  reading.bound !== null &&
  /^(?:so |and )?(?:is|was|were|did)\b|\bwhether\b/.test(reading.words.join(' ')) &&
  !/\b(?:any|anything|there|how|which|what)\b/.test(reading.words.join(' '));

/** The query of a question. Words that we did not understand become a search. */
export async function withSearch(
  inquiry: Inquiry,
  query: ExpenseQuery,
): Promise<ExpenseQuery | NotFound> {
  if (inquiry.reading.rest.length === 0) return query;
  const { min: _, max: __, ...unbounded } = query.filters;
  const asked = asksIfMore(inquiry) ? { ...query, filters: unbounded } : query;
  const searched = await searchRest(inquiry, asked);
  if (searched.search !== null) return searched.query;
  // "And for the laundry?", after what she got for the bathroom of the attic.
  const isCarried = inquiry.reading.rest.every((word) => !inquiry.reading.words.includes(word));
  if (isCarried && inquiry.contractor && inquiry.isProjectNamed) return query;
  return new NotFound(
    `I do not know: I found no expenses${describeQuery(searched.query, inquiry.books)} that mention ${restInQuotes(inquiry)}.`,
  );
}
