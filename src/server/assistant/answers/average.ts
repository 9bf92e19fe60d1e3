import { fromCents, toCents } from '#shared/money.ts';
import { says } from '../question/mentions.ts';
import { spentFigure, totalFigure } from '../writing/figures.ts';
import { expensesPage } from '../writing/links.ts';
import { link } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { describeFilter, describeProject, toScope } from './scope.ts';

/** "What do I spend on average?", by expense or by month. */
export const average: Answerer = {
  understands: (reading) => says(reading, 'average') && reading.rest.length === 0,
  async answer(inquiry) {
    const { reading, books } = inquiry;
    const scope = toScope(inquiry);
    const total = await books.ledger.sumExpenses(scope);
    const filter = `${describeFilter(inquiry)}${describeProject(inquiry, scope)}`;
    if (total.count === 0) return `You have no expenses${filter}, so there is no average.`;
    if (says(reading, 'perMonth')) {
      const months = await books.ledger.sumExpensesBy('month', scope);
      const each = spentFigure(divided(total.total, months.length), scope);
      const count = link(
        `${months.length} ${months.length === 1 ? 'month' : 'months'}`,
        expensesPage(scope),
      );
      return `In the ${count} with expenses, you spent ${each} a month on average${filter}: ${totalFigure(total, scope)} in total.`;
    }
    // A refund is no expense that an average could be about.
    const spent = { ...scope, kind: 'expense' as const };
    const paid = await books.ledger.sumExpenses(spent);
    if (paid.count === 0) return `You have no expenses${filter}, so there is no average.`;
    const each = spentFigure(divided(paid.total, paid.count), spent);
    return `Your average expense${filter} is ${each}: ${totalFigure(paid, spent)}.`;
  },
};

/** Rounded to the cent, halves away from zero. */
function divided(amount: string, count: number): string {
  const cents = toCents(amount) ?? 0n;
  const size = cents < 0n ? -cents : cents;
  const share = (size * 2n + BigInt(count)) / (BigInt(count) * 2n);
  return fromCents(cents < 0n ? -share : share);
}
