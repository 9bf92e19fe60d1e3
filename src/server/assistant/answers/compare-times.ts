import { compareMoney, formatMoney, subtractMoney } from '#shared/money.ts';
import { describePeriod } from '../question/calendar.ts';
import { says } from '../question/mentions.ts';
import { totalFigure } from '../writing/figures.ts';
import { expensesPage } from '../writing/links.ts';
import { link, plain } from '../writing/markdown.ts';
import { type Answerer, NotFound } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';
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
