import { hasFilter, says } from '../question/mentions.ts';
import { countFigure, spentFigure } from '../writing/figures.ts';
import { type Answerer, NotFound } from './answerer.ts';
import { describeFilter, findExpenses } from './scope.ts';

/** "How many expenses do I have in May?" */
export const expenseCount: Answerer = {
  understands: (reading) =>
    says(reading, 'count') && (says(reading, 'expense', 'spend') || hasFilter(reading)),
  async answer(inquiry) {
    const { books } = inquiry;
    const found = await findExpenses(inquiry);
    if (found instanceof NotFound) return found;
    const { scope, search, where } = found;
    const filter = `${describeFilter(inquiry, search)}${where}`;
    const { count, total } = await books.ledger.sumExpenses(scope);
    if (count === 0) return `You have no expenses${filter}.`;
    return `You have ${countFigure(count, scope)}${filter}, ${spentFigure(total, scope)} in total.`;
  },
};
