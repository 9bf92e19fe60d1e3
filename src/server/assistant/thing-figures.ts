import { addMoney, formatMoney, requireCents } from '#shared/money.ts';
import type { Books } from './books.ts';
import type { TwoSides } from './conversation/two-sides.ts';
import type { LedgerExpense } from './ledger.ts';
import { hasFilter } from './question/mentions.ts';
import type { Reading } from './question/reading.ts';
import { toWords } from './question/words.ts';
import { expensesFor, isMainAsked, type NamedThing, thingIn, withNounOf } from './things-named.ts';
import { type Figure, nameOf, signOf } from './writing/compared.ts';
import { expensePage } from './writing/links.ts';
import { bold, link, listed, plain } from './writing/markdown.ts';

interface Asking {
  read(text: string): Promise<Reading>;
  books: Books;
}

/**
 * What the two things of a comparison cost, by the expenses that are for them: "the oak or laying
 * it", "the range and hood against the fridge". Null if one of them has no expense of its own, or if
 * anything narrows them down.
 */
export async function thingFigures(
  { sides, context }: TwoSides,
  { read, books }: Asking,
): Promise<[Figure, Figure] | null> {
  const around: Reading[] = [];
  for (const part of context) if (part.trim() !== '') around.push(await read(part));
  const own: Reading[][] = [];
  for (const side of sides) own.push(await readEach(side, read));
  const all = [...around, ...own.flat()];
  const isOf = (one: Reading) => isNarrowed(one, books);
  if (all.some((one) => isOf(one) || one.isAboutAllProjects)) return null;
  const projects = all.flatMap((one) => one.projects);
  const topics = around.filter(({ question }) => TOPIC.test(question));
  const topic = nounIn(topics.map(({ words }) => thingIn(words)));
  const things = own.map((readings) => readings.map(({ words }) => thingIn(words)));
  const [first = [], second = []] = things;
  const one = withNouns(first, topic ?? nounIn(second));
  const other = withNouns(second, topic ?? nounIn(first));
  if (one === null || other === null) return null;
  // "The oak or laying it": without what laying it cost.
  const bought = other.some(isWork) && !one.some(isWork) ? one.map(asGoods) : one;
  const others = one.some(isWork) && !other.some(isWork) ? other.map(asGoods) : other;
  const found = [await rowsOf(bought, projects, books), await rowsOf(others, projects, books)];
  const [rows, beside] = found;
  if (!rows || !beside || rows.some(({ id }) => beside.some((row) => row.id === id))) return null;
  if (rows[0]?.currency !== beside[0]?.currency) return null;
  return [figureOf(sides[0], rows), figureOf(sides[1], beside)];
}

/** "For the oak floor, was the wood or the laying more?" */
const TOPIC = /^(?:and |so )?(?:for|on|with) (?:the|our|my) /i;

/** "Having the tile set" names no tile setter, and "the oak" no firm that is called so. */
function isNarrowed(one: Reading, { contractors: known }: Books): boolean {
  const words = new Set(one.words);
  const isCalled = ({ id }: { id: number }) =>
    known.some(
      (person) => person.id === id && toWords(person.name).some((word) => words.has(word)),
    );
  const contractors = one.contractors.filter(isCalled);
  return hasFilter({
    ...one,
    contractors,
    ...(HAVING.test(one.question) && { specialty: null }),
  });
}
const HAVING = /^(?:having|getting) /i;

async function readEach(side: string, read: Asking['read']): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const part of side.split(/\s*[,&+]\s*|\s+(?:and|plus)\s+/i)) {
    if (part.trim() !== '') readings.push(await read(part));
  }
  return readings;
}

const nounIn = (things: readonly (NamedThing | null)[]): NamedThing | null =>
  things.find((thing) => thing && thing.nouns.length > 0) ?? null;

/** One thing by itself: "the cabinets", against all that a project cost. */
export async function thingFigure(side: string, { read, books }: Asking): Promise<Figure | null> {
  const readings = await readEach(side, read);
  if (readings.some((one) => isNarrowed(one, books) || one.isAboutAllProjects)) return null;
  const things = withNouns(
    readings.map(({ words }) => thingIn(words)),
    null,
  );
  const projects = readings.flatMap((one) => one.projects);
  const rows = things && (await rowsOf(things, projects, books));
  return rows && figureOf(side, rows);
}

/** Null if a part of a side names nothing. */
function withNouns(
  things: readonly (NamedThing | null)[],
  beside: NamedThing | null,
): NamedThing[] | null {
  const named = things.map((thing) => thing && withNounOf(thing, beside));
  return named.length > 0 && named.every((thing) => thing !== null) ? named : null;
}

const isWork = ({ deeds, isOfWork }: NamedThing): boolean => deeds.length > 0 || isOfWork;
const asGoods = (thing: NamedThing): NamedThing => ({ ...thing, isOfGoods: true });

async function rowsOf(
  things: readonly NamedThing[],
  projects: Reading['projects'],
  books: Books,
): Promise<LedgerExpense[] | null> {
  const found = new Map<number, LedgerExpense>();
  for (const thing of things) {
    const rows = await expensesFor(thing, { projects }, books);
    if (rows === null || !isMainAsked(rows, things)) return null;
    for (const row of rows) found.set(row.id, row);
  }
  return found.size > MOST_ROWS ? null : [...found.values()];
}
const MOST_ROWS = 8;

function figureOf(side: string, rows: readonly LedgerExpense[]): Figure {
  const [first] = rows;
  const currency = first?.currency ?? '';
  const total = addMoney(rows.map(({ amount }) => amount));
  const each = rows.map(
    (row) =>
      `${bold(row.description)} ${link(formatMoney(row.amount, currency), expensePage(row))}`,
  );
  const sum = formatMoney(total, currency);
  return {
    name: plain(nameOf(side)),
    told: rows.length === 1 ? `${listed(each, 'and')}.` : `${sum}: ${listed(each, 'and')}.`,
    sign: signOf(currency),
    cents: requireCents(total),
    address: first ? expensePage(first) : '',
    of: 'one',
  };
}
