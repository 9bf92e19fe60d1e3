import { addMoney, formatMoney, subtractMoney } from '#shared/money.ts';
import { pattern } from '../pattern.ts';
import type { ExpenseQuery } from '../query/ledger-query.ts';
import { roomNamed } from '../query/named-room.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import type { RecordedRoom } from '../question/recorded-room.ts';
import { totalFigure } from '../writing/figures.ts';
import { expensesPage } from '../writing/links.ts';
import { bold, link, listed, plain } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';
import { areOnePurchase, namedPurchase, withNoun } from './named-purchase.ts';
import { askPurchase } from './one-purchase.ts';
import { compareWithReturned } from './returned-purchase.ts';
import { searchRest, withoutText } from './search-rest.ts';
import { expenseQuery, overAllProjects } from './to-query.ts';
import { areOneBill } from './utility-bills.ts';

const APART = new Set(['or', 'vs', 'versus', 'than', 'against']);
const JOINED = new Set(['and', 'plus']);

/** The unknown words before and after "or", or else "and": two things that were bought. */
export const thingsIn = ({ words, rest }: Reading): [string[], string[]] | null =>
  splitAt(APART, words, rest) ?? splitAt(JOINED, words, rest);

function splitAt(
  between: ReadonlySet<string>,
  words: readonly string[],
  rest: readonly string[],
): [string[], string[]] | null {
  for (const [at, word] of words.entries()) {
    if (!between.has(word)) continue;
    const isThing = (each: string) => rest.includes(each);
    // "Which tile cost more, the floor tile or the wall tile?"
    const before = words.slice(0, at).filter(isThing);
    const one = before.filter((word, place) => before.lastIndexOf(word) === place);
    const other = [...new Set(words.slice(at).filter(isThing))];
    // "The dumpster of the porch or the dumpster of the deck" is one thing in two places.
    const isOneThing = one.length === other.length && one.every((each) => other.includes(each));
    if (one.length > 0 && other.length > 0 && !isOneThing) return [one, other];
  }
  return null;
}

const isSized = ({ words }: Reading) =>
  words.some((word) => ['bigger', 'larger', 'smaller', 'higher', 'lower'].includes(word));

/** "Which was more, the two deliveries or the laying?" */
const WHICH_WAS =
  /^(?:which|what|who) (?:one )?(?:was|is|were|came out|ran) (?:the )?(?:more|less|most|least)\b|\bwhich (?:one )?(?:was|is|were|came out|ran) (?:the )?(?:more|less|most|least)$/;

const isCompared = (reading: Reading): boolean =>
  says(reading, 'compare', 'pricey', 'most', 'least') ||
  isSized(reading) ||
  /\b(more|less|cheaper|dearer)\b/.test(reading.words.join(' '));

/** "Which cost more, the skylights or the spray foam?" */
export const compareThings: Answerer = {
  isProbe: true,
  understands: (reading) =>
    isCompared(reading) &&
    (says(reading, 'spend', 'compare', 'pricey', 'expense', 'howMuch') ||
      isSized(reading) ||
      WHICH_WAS.test(reading.words.join(' '))) &&
    thingsIn(reading) !== null,
  answer: (inquiry) =>
    isOfUse(inquiry.reading)
      ? new NotFound(
          'I do not know: an expense keeps what was paid, and not what the thing is like.',
        )
      : ofTwo(inquiry),
};

/** "Is the fan louder than the heater?" */
const isOfUse = ({ words }: Reading): boolean => {
  const text = words.join(' ');
  return OF_USE.test(text) && !OF_PRICE.test(text);
};
const OF_USE = pattern()`
  \b(?:
    heavier|louder|quieter|noisier|taller|wider|longer|shorter|thicker|thinner|stronger|weaker
    |faster|slower|quicker|newer|older|nicer|better|worse|prettier|uglier|harder|softer|warmer
    |cooler|hotter|brighter|darker|safer|lighter|deeper|narrower|sturdier|tougher|smoother|sooner
    |later|earlier
  )\b
  |\b(?:more|less) (?!expensive|costly|money|pricey|dear|of|for|on)\w+ than\b
`;
const OF_PRICE =
  /\b(?:costs?|price[sd]?|paid|pay|spent|dollars|money|dearer|cheaper|pricier|expensive|deal|value|buy)\b/;

const TOGETHER = /\b(?:together|combined|altogether|added up|added together|in total|summed)\b/;
const EACH =
  /\b(?:each|apiece|separately|respectively|give me both|both (?:figures|prices|numbers|amounts|sums))\b/;
/** "Washer and dryer, what was the price?" */
const isBarePair = ({ words, rest }: Reading): boolean => {
  const at = words.indexOf('and');
  const isPair = at > 0 && rest.includes(words[at - 1] ?? '') && rest.includes(words[at + 1] ?? '');
  return isPair && rest.length <= MOST_OF_PAIR && BARE_PRICE.test(words.join(' '));
};
const isOfEach = (reading: Reading): boolean =>
  EACH.test(reading.words.join(' ')) || isBarePair(reading);
const MOST_OF_PAIR = 4;
const BARE_PRICE = pattern()`
  ^(?:the |our |my )?(?:\w+ ){1,3}and (?:the |our |my )?(?:\w+ ){1,3}?(?:
    price|prices|cost|costs|total|how much
    |what (?:was|were|is|are|did|do|does)\b.*(?:price|prices|cost|pay|back|come to|run)
  )\b
`;
/** What has a sum of its own. */
const ofOther = [
  'budget',
  'left',
  'milestone',
  'agreement',
  'due',
  'reserve',
  'phone',
  'email',
  'rate',
] as const;
const JOINT = /\b(?:and|plus)\b/;

/** "What did the gutters and the shingles come to together?" */
export const sumThings: Answerer = {
  isProbe: true,
  understands(reading) {
    const text = reading.words.join(' ');
    const isOfTwo =
      !areOneBill(reading) &&
      (TOGETHER.test(text) || isOfEach(reading)) &&
      JOINT.test(text) &&
      thingsIn(reading) !== null;
    return isOfTwo && !isCompared(reading) && !says(reading, ...ofOther);
  },
  async answer(inquiry) {
    const both = (thingsIn(inquiry.reading) ?? []).flat();
    const isOfOne = isOfEach(inquiry.reading) && (await areOnePurchase(inquiry, both));
    return isOfOne ? new NotFound('') : ofTwo(inquiry);
  },
};

/** "The crane and the skips together", as one side of a comparison, are two things. */
function partsOf(side: string[], reading: Reading): string[][] {
  const { words } = reading;
  if (!TOGETHER.test(words.join(' ')) || !isCompared(reading)) return [side];
  const from = words.findIndex((word) => side.includes(word));
  const to = words.findLastIndex((word) => side.includes(word));
  return splitAt(JOINED, words.slice(from, to + 1), side) ?? [side];
}

async function ofTwo(inquiry: Inquiry): Promise<string | NotFound> {
  const things = withNoun(thingsIn(inquiry.reading) ?? [[], []], inquiry.reading);
  const rooms = await roomsOf(things, inquiry);
  const sides = await Promise.all(
    things.map(async (rest, at) => {
      const room = rooms?.[at];
      if (room) return ofRoom(inquiry, room);
      const parts = partsOf(rest, inquiry.reading);
      return parts.length === 1 ? ofThing(inquiry, rest) : ofParts(inquiry, parts);
    }),
  );
  const [first, second] = sides;
  const isOfWords = !rooms && first && second && !first.figure && !second.figure;
  const one = isOfWords ? await apart(inquiry, first, second) : first;
  const other = isOfWords ? await apart(inquiry, second, first) : second;
  if (!one || !other) {
    return new NotFound(
      `I do not know: I found no expenses that mention “${plain(things[one ? 1 : 0].join(' '))}”.`,
    );
  }
  const back = [one, other].findIndex(({ total }) => total.startsWith('-'));
  if (back !== -1 && isCompared(inquiry.reading)) {
    const [words = [], others = []] = back === 0 ? things : things.toReversed();
    return compareWithReturned(
      inquiry,
      { query: back === 0 ? one.query : other.query, words },
      others,
    );
  }
  const gap = subtractMoney(one.total, other.total);
  const [more, less] = gap.startsWith('-') ? [other, one] : [one, other];
  const by = formatMoney(gap.replace('-', ''), inquiry.currency);
  const isOfParts = more.figure !== null || less.figure !== null;
  const gapFigure = isOfParts ? by : link(by, expensesPage(more.scope));
  const verdict =
    gap === '0.00'
      ? 'Both cost the same.'
      : `${more.name} cost ${gapFigure} more than ${less.name}.`;
  const lines = [one, other].map(
    (side) => `- ${side.name}: ${side.figure ?? totalFigure(side, side.scope)}${side.note}`,
  );
  const sum = formatMoney(addMoney([one.total, other.total]), inquiry.currency);
  const isSum = inquiry.reading.words[0] === 'sum' || !isCompared(inquiry.reading);
  const told = isSum ? `Together that is ${link(sum, expensesPage(one.scope))}.` : verdict;
  return `${told}\n\n${lines.join('\n')}`;
}

/** What one of the things cost; null if no expense has its words. */
export async function ofThing(inquiry: Inquiry, rest: string[]) {
  const { reading: whole } = inquiry;
  const isOfOne = isCompared(whole) || isOfEach(whole);
  const bought = isOfOne ? await namedPurchase(inquiry, rest) : null;
  if (bought) return bought;
  // "The tub deposit" has its own words, and not those of "the tub install".
  const isOwn = (word: string) => !inquiry.reading.rest.includes(word) || rest.includes(word);
  const words = inquiry.reading.words.filter(isOwn);
  const reading = { ...inquiry.reading, rest, words };
  const asked = expenseQuery(inquiry, { measure: 'sum', limit: 0 });
  const here = await searchRest({ ...inquiry, reading }, asked);
  // "The fan or the porch light": the name of a project belongs to one of the two.
  const { query, search } =
    here.search === null && inquiry.isProjectNamed
      ? await searchRest({ ...inquiry, reading }, overAllProjects(asked))
      : here;
  if (search === null) return null;
  const name = `**${plain(rest.join(' '))}**`;
  const total = isCompared(inquiry.reading)
    ? await askPurchase(inquiry, query)
    : { ...(await askExpenses(inquiry, query)), query, note: '' };
  return { name, search, figure: null, ...total };
}

/** Each of them has its own link, because no list has just their expenses. */
async function ofParts(inquiry: Inquiry, parts: string[][]) {
  const found = await Promise.all(parts.map((rest) => ofThing(inquiry, rest)));
  const [one, other] = found;
  if (!one || !other) return null;
  // What mentions both would count twice.
  const rest = await askExpenses(inquiry, withoutText(other.query, one.search));
  if (rest.count < other.count) return null;
  const total = addMoney([one.total, other.total]);
  const figures = [one, other].map((part) => `${part.name} ${totalFigure(part, part.scope)}`);
  return {
    ...one,
    total,
    name: listed([one.name, other.name], 'and'),
    figure: `${formatMoney(total, inquiry.currency)}, ${listed(figures, 'and')}`,
  };
}

/** "Which cost more, the kitchen or the living room?", if both are rooms of a plan. */
async function roomsOf(things: [string[], string[]], { reading, books }: Inquiry) {
  const found = await Promise.all(
    things.map((rest) => roomNamed({ reading: { ...reading, rest }, books })),
  );
  const rooms = found.filter((room) => room !== null);
  return rooms.length === things.length ? rooms : null;
}

async function ofRoom(inquiry: Inquiry, { id, projectId, name }: RecordedRoom) {
  const asked = expenseQuery(inquiry, { measure: 'sum', limit: 0 });
  const query = { ...asked, filters: { ...asked.filters, projectId, roomId: id } };
  const total = await askExpenses(inquiry, query);
  return { ...total, name: bold(name), search: '', query, note: '', figure: null };
}

interface Thing {
  query: ExpenseQuery;
  search: string;
  count: number;
}

/** "The stairs or the stair treads": what belongs to the narrower one counts only there. */
async function apart<T extends Thing>(inquiry: Inquiry, wide: T, narrow: T): Promise<T> {
  const without = async ({ query }: Thing, { search }: Thing) =>
    askExpenses(inquiry, withoutText(query, search));
  if (wide.query.exclude?.texts !== undefined || wide.count <= narrow.count) return wide;
  const rest = await without(wide, narrow);
  const isWithin = (await without(narrow, wide)).count === 0;
  return isWithin && rest.count > 0 && rest.count < wide.count ? { ...wide, ...rest } : wide;
}
