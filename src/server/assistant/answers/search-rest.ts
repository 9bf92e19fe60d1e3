import type { LedgerExpense } from '../ledger.ts';
import { describeQuery } from '../query/describe-query.ts';
import { findSome } from '../query/find-expenses.ts';
import type { ExpenseQuery } from '../query/ledger-query.ts';
import { isDeedNoun } from '../question/compound-head.ts';
import { isPart } from '../question/described-pairs.ts';
import type { Reading } from '../question/reading.ts';
import { singular } from '../question/stem.ts';
import { plain } from '../writing/markdown.ts';
import { type Inquiry, NotFound } from './answerer.ts';
import { deeds } from './deeds.ts';
import { overAllProjects } from './to-query.ts';
import { isOfUtility, utilityBills } from './utility-bills.ts';

/** Each takes one query or more. */
const SEARCHED_ONE_BY_ONE = 8;

export interface Searched {
  query: ExpenseQuery;
  /** The words we found, or null if none of these expenses contains any of them. */
  search: string | null;
}

/** Searches the expenses for the words we did not understand: together first, then one by one. */
export async function searchRest(
  { reading, books, isProjectNamed, contractor }: Inquiry,
  query: ExpenseQuery,
  how: 'together' | 'or one by one' = 'or one by one',
): Promise<Searched> {
  const { rest } = reading;
  const things = rest.filter((word) => !isPart(word));
  const byLength = (things.length > 0 ? things : rest)
    .filter((word) => !deeds.has(word))
    .toSorted(
      (one, other) =>
        Number(isDeedNoun(one)) - Number(isDeedNoun(other)) || other.length - one.length,
    )
    .slice(0, SEARCHED_ONE_BY_ONE);
  // The singular is part of the plural, so it finds both.
  const whole = singular(rest.join(' '));
  const isOnlyDeed = byLength.length === 0;
  const phrases = isOnlyDeed
    ? []
    : how === 'together'
      ? [...joinedIn(reading), ...billsIn(reading), whole]
      : [
          ...[...joinedIn(reading), ...billsIn(reading), whole, ...pairsIn(reading)],
          ...[...byLength.map(singular), ...byLength, ...byLength.flatMap(deedIn)],
          ...(contractor ? rest.flatMap(doneIn) : []),
        ];
  let started: Searched | null = null as Searched | null;
  const isOfSome = namesSome(reading);
  // "Two dumpsters, kitchen and basement".
  const isThere = isProjectNamed && !(isOfSome && reading.projects.length > 1);
  const places = isThere ? [query] : [query, overAllProjects(query)];
  for (const place of places) {
    const bills = await utilityBills(reading, place, books);
    if (bills) return bills;
  }
  const kind = KIND_OF.exec(reading.words.join(' '))?.[1];
  const isBill = isOfUtility(reading);
  const isAsked = (phrase: string) =>
    phrase.length >= 3 &&
    (!isBill || phrase.includes(' ')) &&
    (kind === undefined || phrase.includes(singular(kind)));
  for (const search of phrases.filter(isAsked)) {
    for (const place of places) {
      const searched = { ...place, filters: { ...place.filters, search } };
      const rows = await findSome(searched, books);
      // "Both dumpsters" are not the only one of the open project.
      if (isOfSome && rows.length === 1 && place !== places.at(-1)) continue;
      const isWord = (row: LedgerExpense) => hasWord(row, search);
      if (rows.length > 0 && rows.every(isWord)) return { query: searched, search };
      const longer = rows.some(isWord) ? wordAround(rows, search) : null;
      if (longer !== null) {
        return { query: withoutText(searched, longer), search };
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

/** "The oak boards, both packs": words that stand beside each other. */
const pairsIn = ({ words, rest }: Reading): string[] =>
  rest.length < 3
    ? []
    : rest.slice(0, SEARCHED_ONE_BY_ONE).flatMap((word, at) => {
        const next = rest[at + 1] ?? '';
        return words[words.indexOf(word) + 1] === next ? [singular(`${word} ${next}`)] : [];
      });

/** "The washer and dryer" may be one purchase, and "co op" is written with a hyphen. */
const joinedIn = ({ words, rest }: Reading): string[] =>
  rest.flatMap((word, at) => {
    const next = rest[at + 1] ?? '';
    const place = words.indexOf(word);
    if (words[place + 1] === 'and' && words[place + 2] === next) return [`${word} and ${next}`];
    const isShort = Math.min(word.length, next.length) <= SHORT_PART && next !== '';
    return isShort && words[place + 1] === next ? [`${word}-${next}`] : [];
  });
const SHORT_PART = 3;

/** "The installation", where an expense has "install". */
const deedIn = (word: string): string[] => (word === 'installation' ? ['install'] : []);

/** "What did Dave charge for painting?", where his expenses say "painted". */
const doneIn = (word: string): string[] => {
  const [, root] = /^([a-z]{4,})ing$/.exec(word) ?? [];
  return root === undefined ? [] : [root];
};

/** "The electric bill": its whole name first, as a company may be called so. */
const billsIn = ({ words, rest }: Reading): string[] =>
  rest.flatMap((word) => {
    const next = words[words.indexOf(word) + 1] ?? '';
    return BILL.test(next) ? [`${word} ${singular(next)}`] : [];
  });
const BILL = /^(?:bills?|fees?|permits?|deposits?|rentals?)$/;

/** "What kind of grout did she use in the shower?" is no question about the shower. */
const KIND_OF =
  /\b(?:kinds?|sorts?|types?|brands?|makes?|colou?rs?|varieties|quality|grade) of (?:the |our )?(\w+)/;

const SOME = /\b(?:both|two|three)(?: of)?(?: the| those| these| my| our)? (\w+)(?: (\w+))?/;

/** "Both dumpsters", but not "two minutes". */
function namesSome({ words, rest }: Reading): boolean {
  const [, one = '', other = ''] = SOME.exec(words.join(' ')) ?? [];
  return rest.includes(one) || rest.includes(other);
}

/** The query without the expenses that have this text. */
export const withoutText = (query: ExpenseQuery, text: string): ExpenseQuery => ({
  ...query,
  exclude: { ...query.exclude, texts: [...(query.exclude?.texts ?? []), text] },
});

/** A search for "room" also finds "Bathroom", which is not what the user meant. The notes may have it. */
function hasWord(row: LedgerExpense, search: string): boolean {
  const text = textOf(row);
  const whole = new RegExp(`[^\\p{L}]${escapedPattern(search)}(s|es|ed|ing|er)?[^\\p{L}]`, 'u');
  return !text.includes(search) || whole.test(text);
}

/** "Plumber", which a search for "lumber" finds too, if it is the only such word. */
function wordAround(rows: readonly LedgerExpense[], search: string): string | null {
  const around = new RegExp(`\\p{L}*${escapedPattern(search)}\\p{L}*`, 'u');
  const [only, ...more] = new Set(
    rows.filter((row) => !hasWord(row, search)).map((row) => around.exec(textOf(row))?.[0] ?? ''),
  );
  // "Demolition" is what "demo" may stand for; "bricklaying" is no brick.
  const isCompound = COMPOUND.test(only?.slice(search.length) ?? '');
  if (!only || more.length > 0 || (only.startsWith(search) && !isCompound)) return null;
  return rows.some((row) => hasWord(row, search) && textOf(row).includes(only)) ? null : only;
}

const COMPOUND =
  /^(?:laying|layer|work|works|paper|board|brush|brushes|weight|house|room|top|tops|stone|proof|side|way|stick|guard|yard)s?$/;

const textOf = ({ description, contractor }: LedgerExpense): string =>
  ` ${description} ${contractor ?? ''} `.toLowerCase();

const isStartIn = (row: LedgerExpense, search: string): boolean =>
  new RegExp(`[^\\p{L}]${escapedPattern(search)}`, 'u').test(textOf(row));
const SHORTEST_START = 4;

const escapedPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const restInQuotes = ({ reading }: Inquiry): string => `“${plain(reading.rest.join(' '))}”`;

/** "Was the fan more than 200?" is about the fan, also if it cost less. */
const asksIfMore = ({ reading }: Inquiry): boolean =>
  reading.bound !== null &&
  /^(?:so |and )?(?:is|was|were|did)\b|\bwhether\b|\b(?:was|were|is|did) (?:it|that|they|those|he|she) (?:\w+ )?(?:more|less|over|under|above|below)\b/.test(
    reading.words.join(' '),
  ) &&
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
