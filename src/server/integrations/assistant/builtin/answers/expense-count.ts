import { countFigure, spentFigure } from '../writing/figures.ts';
import { type Answerer, hasFilter, NotFound, says } from './answerer.ts';
import { describeFilter, describeProject, restInQuotes, searchRest, toScope } from './scope.ts';

/** "How many expenses do I have in May?" */
export const expenseCount: Answerer = {
  understands: (reading) =>
    says(reading, 'count') && (says(reading, 'expense', 'spend') || hasFilter(reading)),
  async answer(inquiry) {
    const { reading, books } = inquiry;
    const asked = toScope(inquiry);
    const { scope, search } =
      reading.rest.length > 0
        ? await searchRest(inquiry, asked)
        : { scope: asked, search: undefined };
    const where = describeProject(inquiry, scope);
    if (search === null) {
      return new NotFound(
        `I find no expense${describeFilter(inquiry)}${where} that mentions ${restInQuotes(inquiry)}, so I do not know.`,
      );
    }
    const filter = `${describeFilter(inquiry, search)}${where}`;
    const { count, total } = await books.ledger.sumExpenses(scope);
    if (count === 0) return `You have no expense${filter}.`;
    return `You have ${countFigure(count, scope)}${filter}, ${spentFigure(total, scope)} together.`;
  },
};
