import { compareMoney } from '#shared/money.ts';
import type { MoneyScope } from '../ledger.ts';
import { formatMonth, wholeMonths } from '../question/calendar.ts';
import { toWords } from '../question/words.ts';
import { spentFigure } from '../writing/figures.ts';
import { plain, table } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';
import { queryOf, sidesOf } from './compare.ts';

const MONTHS =
  /\b(?:which|what|any|some|how many|every|all the|those|there)\b.{0,30}(?<!\b(?:last|this|past|next|previous) )\bmonths?\b|\bmonths? (?:when|where|in which|that)\b/;
const MORE =
  /\b(?:more|less|dearer|cheaper|pricier|costlier|higher|lower|bigger|smaller|exceed\w*|outspent|ahead of)\b/;
const LESS = /\b(?:less|cheaper|lower|smaller)\b/;

/** "In which months did the porch cost more than the garage?": month by month, and not in all. */
export const compareMonths: Answerer = {
  isProbe: true,
  understands: (reading) => {
    const text = reading.words.join(' ');
    const areTwo = reading.projects.length === 2 || reading.contractors.length === 2;
    return areTwo && MONTHS.test(text) && MORE.test(text);
  },
  async answer(inquiry) {
    const sides = sidesOf(inquiry);
    const [first, second, third] = sides ?? [];
    if (!first || !second || third) return new NotFound('');
    const inOrder =
      placeOf(inquiry, first.name) > placeOf(inquiry, second.name)
        ? [second, first]
        : [first, second];
    const [one, other] = await Promise.all(
      inOrder.map(async (side) => {
        const query = { ...queryOf(inquiry, side), groupBy: 'month' as const };
        const { groups, scope } = await askExpenses(inquiry, query);
        const byMonth = new Map(groups.map(({ key, total }) => [key, total]));
        return {
          name: side.name,
          scope,
          totalOf: (month: string) => byMonth.get(month) ?? '0.00',
          byMonth,
        };
      }),
    );
    if (!one || !other) return new NotFound('');
    const isLess = LESS.test(inquiry.reading.words.join(' '));
    const all = [...new Set([...one.byMonth.keys(), ...other.byMonth.keys()])];
    const months = all
      .filter((month) => month !== null)
      .filter((month) => {
        const order = compareMoney(one.totalOf(month), other.totalOf(month));
        return isLess ? order < 0 : order > 0;
      })
      .toSorted();
    const what = `${isLess ? 'less' : 'more'} on ${one.name} than on ${other.name}`;
    if (months.length === 0) return `No: there is no month in which you spent ${what}.`;
    const count = months.length === 1 ? '1 month' : `${months.length} months`;
    const rows = table(
      [
        { title: 'Month' },
        { title: plainName(one.name), isFigure: true },
        { title: plainName(other.name), isFigure: true },
      ],
      months,
      (month) => [
        plain(formatMonth(month)),
        ...[one, other].map((side) => spentFigure(side.totalOf(month), within(side.scope, month))),
      ],
    );
    return `In ${count} you spent ${what}:\n\n${rows}`;
  },
};

const plainName = (name: string) => name.replaceAll('*', '');

/** Where the question names it first. */
function placeOf({ reading }: Inquiry, name: string): number {
  const words = new Set(toWords(plainName(name)));
  const at = reading.words.findIndex((word) => words.has(word));
  return at === -1 ? reading.words.length : at;
}

function within(scope: MoneyScope, key: string): MoneyScope {
  const [year = 0, month = 0] = key.split('-').map(Number);
  return { ...scope, ...wholeMonths(year, month) };
}
