import { addMoney, formatMoney } from '#shared/money.ts';
import { SUM_OF_LIST } from './answers/answerers.ts';
import { isUnsure } from './ask-in-talk.ts';
import type { Books } from './books.ts';
import { withoutHead } from './conversation/side-words.ts';
import type { LedgerExpense } from './ledger.ts';
import { pattern } from './pattern.ts';
import { fieldLines } from './query/write-result.ts';
import { hasFilter } from './question/mentions.ts';
import type { Reading } from './question/reading.ts';
import type { Reply } from './reply.ts';
import { expensesFor, isMainAsked, type NamedThing, thingIn, withNounOf } from './things-named.ts';

interface Asking {
  read(text: string): Promise<Reading>;
  books: Books;
}

const SUMS = pattern('i')`
  \b(?:
    together|combined|altogether|all told|total|add(?:ed|ing)? up|sum|plus|all in|all-in|c[ao]me to
    |including|both (?:payments|halves|checks|parts|instal+ments)|deposit (?:and|plus|&) (?:the )?balance
  )\b
`;
/** One thing may have been paid for in parts. */
const OF_PARTS = /\b(?:all in|all-in|both|payments|including|deposit)\b/i;
/** What compares, narrows down or asks for something else than a sum. */
const OTHERWISE = pattern('i')`
  \b(?:
    than|more|less|most|least|versus|vs|or|compared?|difference|left|budget(?:ed)?|plan(?:ned)?|quote[ds]?
    |agree[ds]?|agreement|contract|who|when|why|where|how many|percent|share|average|each|apiece|except
    |without|minus|not|owe|due|open|refund\w*|rate|months?|weeks?|years?|should|would|will|can|could
    |expenses?|receipts?|projects|everywhere|overall|if|separately|respectively
  )\b
  |%|\d
`;
const LONGEST = 240;
const MOST_THINGS = 6;
const MOST_SHOWN = 12;

/**
 * Several things that were bought, added up: "the range, fridge and hood together", "the cabinets,
 * deposit plus balance". Null if `replies` have that sum, or if an expense may be for something else.
 */
export async function summedThings(
  message: string,
  replies: readonly Reply[],
  { read, books }: Asking,
): Promise<Reply | null> {
  if (message.length > LONGEST || OTHERWISE.test(message) || !SUMS.test(message)) return null;
  const readings: Reading[] = [];
  for (const part of partsOf(message)) readings.push(await read(part));
  if (readings.some(hasFilter)) return null;
  const rows = await rowsFor(readings, { isOfParts: OF_PARTS.test(message), books });
  if (rows === null || rows.length < 2 || rows.length > MOST_SHOWN) return null;
  const total = addMoney(rows.map(({ amount }) => amount));
  if (replies.some((reply) => isSure(reply) && plainDigits(reply.text).includes(total)))
    return null;
  const [first, ...others] = rows;
  if (!first || others.some(({ currency }) => currency !== first.currency)) return null;
  // No page shows just these, so that each of them has its own link.
  const text = `Together that is ${formatMoney(total, first.currency)}.\n\n${fieldLines(rows, 'amount', books)}`;
  return { text, isAnswer: true, unexplained: 0, readAs: SUM_OF_LIST };
}

const isSure = (reply: Reply): boolean => reply.isAnswer && !isUnsure(reply);
const plainDigits = (text: string): string => text.replaceAll(',', '');

/** The parts of a list, without what asks for them. */
function partsOf(message: string): string[] {
  const asked = message.split(/[.?!;]+(?:\s+|$)/).find((sentence) => SUMS.test(sentence)) ?? '';
  const list = asked.replace(/^.*\b(?:what|how much|add(?:ing)? up)\b/i, ' ');
  return list
    .split(/\s*[,:&+]\s*|\s+(?:and|plus|with|including|counting)\s+/i)
    .map((part) => withoutHead(part))
    .filter(Boolean);
}

async function rowsFor(
  readings: readonly Reading[],
  { isOfParts, books }: { isOfParts: boolean; books: Books },
): Promise<LedgerExpense[] | null> {
  const projects = readings.flatMap((one) => one.projects);
  const things: NamedThing[] = [];
  for (const { words } of readings) {
    const thing = thingIn(words);
    const named = things.findLast(({ nouns }) => nouns.length > 0) ?? null;
    if (thing) things.push(withNounOf(thing, named));
  }
  // "The cabinets, deposit plus balance": no more than these two.
  const asked = things.filter(
    (one, at) => !isWhole(one) || !(things[at + 1] && isStageOf(things[at + 1], one)),
  );
  if (asked.length < (isOfParts ? 1 : 2) || asked.length > MOST_THINGS) return null;
  const found = new Map<number, LedgerExpense>();
  for (const thing of asked) {
    const rows = await expensesFor(thing, { projects }, books);
    if (rows === null || !isMainAsked(rows, asked)) return null;
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()].toSorted((one, other) => one.date.localeCompare(other.date));
}

const isWhole = ({ stages, deeds, isOfWork }: NamedThing): boolean =>
  stages.length + deeds.length === 0 && !isOfWork;
const isStageOf = (part: NamedThing | undefined, { nouns }: NamedThing): boolean =>
  part !== undefined && part.stages.length > 0 && part.nouns === nouns;
