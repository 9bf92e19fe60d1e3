import { formatMoney, fromCents, toCents } from '#shared/money.ts';
import type { Books } from './books.ts';
import { withoutHead } from './conversation/side-words.ts';
import type { LedgerExpense } from './ledger.ts';
import { pattern } from './pattern.ts';
import { fieldLines } from './query/write-result.ts';
import { hasFilter } from './question/mentions.ts';
import type { Reading } from './question/reading.ts';
import type { Reply } from './reply.ts';
import { expensesFor, thingIn } from './things-named.ts';

const PIECE =
  '(?:piece|one|unit|item|sheet|bag|box|stick|roll|pallet|pull|knob|tile|board|picket|vent)';
const AREA = '(?:square (?:foot|feet)|sq\\.? ?f(?:oo)?t|sqft)';
const APIECE = new RegExp(`\\b(?:apiece|a piece|each|(?:per|an?|by the) ${PIECE})\\b`, 'i');
const PER_AREA = new RegExp(`\\b(?:per|an?|by the) ${AREA}\\b`, 'i');
const ASKS = /\b(?:what|how much|cost|price|come to|run)\b/i;
/** Of several, each has its own price. */
const OF_SEVERAL = pattern('i')`
  \b(?:and|or|both|than|versus|vs|payments?|visits?|who|when|project|projects|month|contractors?|people
  |left|budget|quote[ds]?)\b
`;
const COUNT = new RegExp(
  `(?:^|[ ,x])(\\d{1,3}(?:,\\d{3})?|\\d{4,6})(?=$|,| (?:${AREA}|sheets?|bags?|boxes|sticks?|packs?|rolls?|pallets?|pulls|knobs|pieces|pcs|pickets)\\b)`,
  'gi',
);
const OF_AREA = new RegExp(`^ ${AREA}`, 'i');
const LONGEST = 160;

/** "34 cabinet pulls, what was that apiece?", if the expense says how many there are. */
export async function unitPrice(
  message: string,
  { read, books }: { read(text: string): Promise<Reading>; books: Books },
): Promise<Reply | null> {
  if (message.length > LONGEST || !ASKS.test(message) || OF_SEVERAL.test(message)) return null;
  const isOfArea = PER_AREA.test(message);
  if (!isOfArea && !APIECE.test(message)) return null;
  const asked = await read(message.replace(PER_AREA, ' ').replace(APIECE, ' '));
  const thing = thingIn(withoutHead(asked.words.join(' ')).split(' '));
  if (thing === null || hasFilter(asked)) return null;
  const goods = { ...thing, stages: [], deeds: [], isOfWork: false, isOfGoods: true };
  const [row, ...others] = (await expensesFor(goods, asked, books)) ?? [];
  const count = row && countIn(row, isOfArea);
  const cents = toCents(row?.amount ?? '');
  if (!row || !count || others.length > 0 || cents === null) return null;
  const each = formatMoney(fromCents((cents * 2n + count) / (count * 2n)), row.currency);
  const told = `That is ${each} ${isOfArea ? 'a square foot' : 'each'}, for ${count}.`;
  const text = `${told} ${fieldLines([row], 'amount', books)}`;
  return { text, isAnswer: true, unexplained: 0, readAs: 'the price of one of several' };
}

/** Null if its description has no such number, or two. */
function countIn({ description }: LedgerExpense, isOfArea: boolean): bigint | null {
  const found = [...description.matchAll(COUNT)].filter(
    (match) => OF_AREA.test(description.slice(match.index + match[0].length)) === isOfArea,
  );
  const [only, ...more] = found;
  const count = BigInt(only?.[1]?.replaceAll(',', '') ?? '0');
  return more.length === 0 && count > 1n ? count : null;
}
