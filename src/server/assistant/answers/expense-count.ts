import { hasFilter, says } from '../question/mentions.ts';
import { countFigure, spentFigure } from '../writing/figures.ts';
import { type Answerer, NotFound } from './answerer.ts';
import { askAnywhere } from './ask-expenses.ts';
import { elsewhere } from './elsewhere.ts';
import { withSearch } from './search-rest.ts';
import { expenseQuery } from './to-query.ts';

/** "How many expenses do I have in May?" */
export const expenseCount: Answerer = {
  understands: (reading) =>
    says(reading, 'count') && (says(reading, 'expense', 'spend') || hasFilter(reading)),
  async answer(inquiry) {
    const query = await withSearch(inquiry, expenseQuery(inquiry, { measure: 'count', limit: 0 }));
    if (query instanceof NotFound) return query;
    const { count, total, scope, what } = await askAnywhere(inquiry, query);
    if (count === 0) return `You have no expenses${what}.`;
    const more = query.filters.search ? '' : await elsewhere(inquiry, { count, total });
    return `You have ${countFigure(count, scope)}${what}, ${spentFigure(total, scope)} in total.${more}`;
  },
};
