import { compareMoney, formatMoney, subtractMoney } from '#shared/money.ts';
import { scopeOf } from '../query/expense-scope.ts';
import { findExpensesByWords } from '../query/find-expenses.ts';
import type { ExpenseQuery } from '../query/ledger-query.ts';
import { fieldLines } from '../query/write-result.ts';
import { describePeriod, formatMonth, type Period } from '../question/calendar.ts';
import { says } from '../question/mentions.ts';
import { totalFigure } from '../writing/figures.ts';
import { expensesPage } from '../writing/links.ts';
import { link, plain } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';
import { gapBetween } from './described.ts';
import { searchRest } from './search-rest.ts';
import { expenseQuery } from './to-query.ts';

/** "Was the shed rental the same in July as in August?": one thing at two times. */
export const compareTimes: Answerer = {
  isProbe: true,
  understands: ({ rest, otherPeriod }) => otherPeriod !== null && rest.length > 0,
  async answer(inquiry) {
    const { reading, currency } = inquiry;
    const periods = [reading.period, reading.otherPeriod, ...reading.further.periods];
    const asked = expenseQuery(
      { ...inquiry, reading: { ...reading, period: null } },
      { measure: 'sum', limit: 0 },
    );
    const named = await namedAfterMonths(inquiry, asked);
    if (named !== null) return named;
    const { query, search } = await searchRest(inquiry, asked, 'together');
    if (search === null) return new NotFound('');
    const totals = await Promise.all(
      periods
        .filter((period) => period !== null)
        .map(async (period) => {
          const filters = { ...query.filters, from: period.from, to: period.to };
          const name = describePeriod(period).replace(/^(in|on) /, '');
          return { name, ...(await askExpenses(inquiry, { ...query, filters })) };
        }),
    );
    // Of three, those two that are at the end in question: "which was the highest?"
    const isLeast = says(reading, 'least');
    const inOrder = totals.toSorted((one, other) => compareMoney(other.total, one.total));
    const [more, less] = isLeast ? inOrder.slice(-2) : inOrder;
    if (!more || !less || totals.every(({ count }) => count === 0)) return new NotFound('');
    const gap = subtractMoney(more.total, less.total);
    const by = link(formatMoney(gap, currency), expensesPage(more.scope));
    const isMore = `**${more.name}** is ${by} more than **${less.name}**.`;
    const isLess = `**${less.name}** is ${by} less than **${more.name}**.`;
    const areTwo = totals.length === 2;
    const ranked = isLeast && !areTwo ? isLess : isMore;
    const same = areTwo ? 'Both are the same.' : '';
    const verdict = gap === '0.00' ? same : ranked;
    const lines = totals.map((total) => `- **${total.name}**: ${totalFigure(total, total.scope)}`);
    return `${verdict} You spent on what mentions “${plain(search)}”:\n\n${lines.join('\n')}`;
  },
};

/** "The propane of June against July", where one expense is called "Propane, June" and paid in July. */
async function namedAfterMonths(inquiry: Inquiry, asked: ExpenseQuery): Promise<string | null> {
  const { reading, books } = inquiry;
  const months = [reading.period, reading.otherPeriod].map((period) => monthOf(period));
  if (reading.further.periods.length > 0) return null;
  const found = await Promise.all(
    months.map(async (month) => {
      if (month === null) return [];
      const words = [...reading.rest, month];
      const { rows, unmatched } = await findExpensesByWords(books, scopeOf(asked), words);
      return unmatched.length > 0 ? [] : rows;
    }),
  );
  const [one, other] = found.map(([only, ...more]) => (more.length > 0 ? undefined : only));
  if (!one || !other || one.id === other.id) return null;
  const gap = gapBetween(one, other);
  return gap && `${gap}\n\n${fieldLines([one, other], 'amount', books)}`;
}

/** The name of the month that a stretch is in; null for a longer one. */
function monthOf(period: Period | null): string | null {
  const month = period?.from?.slice(0, 7);
  return month && period?.to?.startsWith(month)
    ? (formatMonth(month).split(' ')[0]?.toLowerCase() ?? null)
    : null;
}
