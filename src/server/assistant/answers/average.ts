import { fromCents, toCents } from '#shared/money.ts';
import { says } from '../question/mentions.ts';
import { spentFigure, totalFigure } from '../writing/figures.ts';
import { expensesPage } from '../writing/links.ts';
import { link } from '../writing/markdown.ts';
import { type Answerer, NotFound } from './answerer.ts';
import { askAnywhere } from './ask-expenses.ts';
import { withSearch } from './search-rest.ts';
import { expenseQuery } from './to-query.ts';

/** "What do I spend on average?", by expense or by month. */
export const average: Answerer = {
  understands: (reading) =>
    says(reading, 'average') && (reading.rest.length === 0 || !says(reading, 'perMonth', 'advice')),
  async answer(inquiry) {
    const query = await withSearch(
      inquiry,
      expenseQuery(inquiry, { measure: 'average', limit: 0 }),
    );
    if (query instanceof NotFound) return query;
    if (says(inquiry.reading, 'perMonth')) {
      const byMonth = { ...query, groupBy: 'month' as const };
      const { groups: months, scope, what, ...total } = await askAnywhere(inquiry, byMonth);
      if (total.count === 0) return `You have no expenses${what}, so there is no average.`;
      const each = spentFigure(divided(total.total, months.length), scope);
      const count = link(
        `${months.length} ${months.length === 1 ? 'month' : 'months'}`,
        expensesPage(scope),
      );
      return `In the ${count} with expenses, you spent ${each} a month on average${what}: ${totalFigure(total, scope)} in total.`;
    }
    // A refund is no expense that an average could be about.
    const filters = { ...query.filters, kind: 'expense' as const };
    const { scope, what, ...paid } = await askAnywhere(inquiry, { ...query, filters });
    if (paid.count === 0) return `You have no expenses${what}, so there is no average.`;
    const each = spentFigure(divided(paid.total, paid.count), scope);
    return `Your average expense${what} is ${each}: ${totalFigure(paid, scope)}.`;
  },
};

/** Rounded to the cent, halves away from zero. */
function divided(amount: string, count: number): string {
  const cents = toCents(amount) ?? 0n;
  const size = cents < 0n ? -cents : cents;
  const share = (size * 2n + BigInt(count)) / (BigInt(count) * 2n);
  return fromCents(cents < 0n ? -share : share);
}
