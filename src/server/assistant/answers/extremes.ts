import { categoryLabel } from '#shared/expense.ts';
import type { ExpenseOrder, LedgerExpense } from '../ledger.ts';
import type { ExpenseQuery } from '../query/ledger-query.ts';
import { fieldLines } from '../query/write-result.ts';
import { hasFilter, says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { countFigure, totalFigure } from '../writing/figures.ts';
import { plain } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { askAnywhere, askExpenses } from './ask-expenses.ts';
import { sumOf } from './described.ts';
import { expensePhrase, expenseTable } from './expense-rows.ts';
import { withSearch } from './search-rest.ts';
import { expenseQuery } from './to-query.ts';

const SHOWN = 5;
const LOOKED_AT = 50;
const adjectives: Record<ExpenseOrder, string> = {
  largest: 'largest',
  smallest: 'smallest',
  newest: 'latest',
  oldest: 'first',
};

function orderOf(reading: Reading): ExpenseOrder | null {
  if (says(reading, 'least')) return 'smallest';
  if (says(reading, 'latest')) return 'newest';
  if (says(reading, 'earliest')) return 'oldest';
  if (says(reading, 'most')) return 'largest';
  return asksWhenPaid(reading) ? 'newest' : null;
}

/** "When did we pay Nina?" */
const asksWhenPaid = (reading: Reading) =>
  says(reading, 'when') && (reading.contractors.length === 1 || reading.specialty !== null);

/** "When did we pay Nina?" has as many days as payments, unless one of them is meant. */
const asksForDays = (reading: Reading) =>
  asksWhenPaid(reading) &&
  !says(reading, 'least', 'latest', 'earliest', 'most') &&
  reading.amount === null &&
  PAID_DAYS.test(reading.words.join(' '));
const PAID_DAYS = /\bwhen (?:all )?(?:did|have|were|had) (?:we|i) (?:\w+ )?(?:pay|paid|payments)\b/;

/** "Who was the last contractor we paid?" */
const asksForPayee = (reading: Reading) =>
  says(reading, 'latest', 'earliest') &&
  says(reading, 'who', 'contractor', 'perContractor') &&
  !hasFilter(reading);

const paidToSomebody = (query: ExpenseQuery): ExpenseQuery => ({
  ...query,
  filters: { ...query.filters, hasContractor: true },
});

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "The second biggest": its place in the order. */
function placeOf({ words }: Reading): number | null {
  const match =
    /\b(second|third|fourth|fifth) (biggest|largest|highest|most|smallest|cheapest|lowest|latest|last|newest|priciest)\b/.exec(
      words.join(' '),
    );
  return match ? places.indexOf(match[1] ?? '') + 1 : null;
}

/** "The second delivery", in the order of the days. */
function turnOf(reading: Reading): number | null {
  if (orderOf(reading) !== 'oldest' || placeOf(reading) !== null) return null;
  const at = places.findIndex((one, turn) => turn > 0 && reading.words.includes(one));
  return at === -1 ? null : at + 1;
}

/** The one that is called so, "Delivery, second load", or else the one of that turn. */
export function inTurn(rows: readonly LedgerExpense[], turn: number): LedgerExpense | undefined {
  const name = new RegExp(`\\b(?:${places[turn - 1]}|${turn}(?:nd|rd|th)?)\\b`, 'i');
  const [named, ...others] = rows.filter(({ description }) => name.test(description));
  return named && others.length === 0 ? named : rows[turn - 1];
}

const isPlural = ({ words }: Reading) =>
  words.some((word) =>
    [
      'expenses',
      'purchases',
      'payments',
      'costs',
      'bills',
      'transactions',
      'items',
      'entries',
    ].includes(word),
  );

/** "What is my biggest expense?", "Show the last 3 payments to Rosa", "When did I first pay Tom?" */
export const extremes: Answerer = {
  understands: (reading) =>
    orderOf(reading) !== null &&
    (says(reading, 'expense', 'spend', 'pricey') ||
      hasFilter(reading) ||
      reading.howMany !== null) &&
    !TOP_PEOPLE.test(reading.words.join(' ')) &&
    !says(reading, 'milestone'),

  async answer(inquiry) {
    const { reading } = inquiry;
    const ends = endsOf(reading);
    if (!ends) return inOrder(inquiry, orderOf(reading) ?? 'largest');
    const both = [await inOrder(inquiry, ends[0]), await inOrder(inquiry, ends[1])];
    const texts = both.filter((one) => typeof one === 'string');
    return texts.length > 0 ? texts.join('\n\n') : (both[0] ?? '');
  },
};

/** "The top three contractors" are people, and not payments. */
const TOP_PEOPLE =
  /\b(?:top|highest|biggest|largest)(?: paid)? (?:(?:\d|two|three|four|five|six|ten) )?(?:highest |best )?(?:paid )?(?:contractors|tradespeople|tradesmen|trades|people|payees|subs|guys)\b/;

const FIRST_AND_LAST =
  /\b(?:first|earliest|oldest)\b.* (?:and|to|through) .*\b(?:last|latest|newest|recent)\b|\b(?:last|latest|newest)\b.* and .*\b(?:first|earliest|oldest)\b/;

/** "The biggest and the smallest", "the first and the last". */
function endsOf(reading: Reading): readonly [ExpenseOrder, ExpenseOrder] | null {
  if (says(reading, 'most') && says(reading, 'least')) return ['largest', 'smallest'];
  return FIRST_AND_LAST.test(reading.words.join(' ')) ? ['oldest', 'newest'] : null;
}

async function inOrder(inquiry: Inquiry, order: ExpenseOrder): Promise<string | NotFound> {
  const { reading, books } = inquiry;
  const turn = turnOf(reading);
  const place = placeOf(reading) ?? turn;
  const several = asksForDays(reading) ? LOOKED_AT : isPlural(reading) ? SHOWN : 1;
  const limit = turn ? LOOKED_AT : (place ?? reading.howMany ?? several);
  const asked = expenseQuery(inquiry, { measure: order, limit });
  const found = await withSearch(inquiry, asksForPayee(reading) ? paidToSomebody(asked) : asked);
  if (found instanceof NotFound) return found;
  // Amounts of different currencies have no order; days do.
  const { currency: _, ...inAnyCurrency } = found.filters;
  const isByAmount = order === 'largest' || order === 'smallest';
  const query = isByAmount ? found : { ...found, filters: inAnyCurrency };
  const { scope, what, rows } = await askAnywhere(inquiry, query);
  const first = turn ? inTurn(rows, turn) : rows[(place ?? 1) - 1];
  if (!first) return `You have no expenses${what}.`;
  if (limit > 1 && rows.length > 1 && place === null) {
    const sum = ASKS_SUM.test(reading.words.join(' ')) ? sumOf(rows) : null;
    // What they add up to is no figure of one page, so that each of them has a line.
    if (sum !== null) return `${sum}\n\n${fieldLines(rows, 'amount', books)}`;
    const count = countFigure(rows.length, scope).replace(
      'expenses',
      `${adjectives[order]} expenses`,
    );
    return `Your ${count}${what}:\n\n${expenseTable(rows, books)}`;
  }
  const rank = place === null ? '' : `${places[place - 1]} `;
  const sentence = `Your ${turn ? rank : `${rank}${adjectives[order]} `}expense${what} is ${expensePhrase(first, inquiry.contractor !== null)}.`;
  return `${sentence}${order === 'largest' && !hasFilter(reading) ? await biggestCategory(inquiry) : ''}`;
}

/** "The sum of the five largest". */
const ASKS_SUM =
  /\b(?:sum of|total of|together|combined|add(?:s|ed)? up|in all|altogether|come to|amount to|how much (?:are|were|did|do|is))\b/;

/** "Biggest cost" can also mean a category. */
async function biggestCategory(inquiry: Inquiry): Promise<string> {
  const query = expenseQuery(inquiry, { measure: 'sum', groupBy: 'category' });
  const [first] = (await askExpenses(inquiry, query)).groups;
  if (!first?.key) return '';
  const own = { ...first.scope, category: first.key };
  return `\n\nYour largest category is **${plain(categoryLabel(first.key))}**: ${totalFigure(first, own)}.`;
}
