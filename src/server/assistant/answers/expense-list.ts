import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { countFigure, totalFigure } from '../writing/figures.ts';
import { type Answerer, NotFound } from './answerer.ts';
import { askAnywhere } from './ask-expenses.ts';
import { elsewhere } from './elsewhere.ts';
import { expenseTable } from './expense-rows.ts';
import { withSearch } from './search-rest.ts';
import { expenseQuery } from './to-query.ts';

const SHOWN = 10;

const namesExpenses = ({ words }: Reading) =>
  words.some((word) =>
    ['expenses', 'purchases', 'payments', 'bills', 'transactions'].includes(word),
  );

/** "What did I pay Omar for?", "Which jobs did Grace do?" */
const asksWhatFor = ({ contractors, specialty, words }: Reading) =>
  (contractors.length === 1 || specialty !== null) &&
  /\bfor what\b|\b(what|which)\b.*\b(for|jobs?|work|things|done|do)\b/.test(words.join(' ')) &&
  !/\bhow (much|many)\b|\b(rate|phone|email|number|charge|company|called|agreed|agreement)\b/.test(
    words.join(' '),
  );

/** "What did Omar do?", "anything from Omar in May?"; not "did Walt bring his own tools?" */
const asksWhat = (reading: Reading) =>
  /\b(anything|everything|something)\b/.test(reading.words.join(' ')) ||
  (says(reading, 'past') &&
    (reading.words.length <= 4 || /\b(what|which|show|list)\b/.test(reading.words.join(' '))));

/** "Show me expenses over $500", "What did I buy in May?" */
export const expenseList: Answerer = {
  understands: (reading) =>
    reading.bound !== null ||
    asksWhatFor(reading) ||
    (reading.contractors.length > 0 && asksWhat(reading) && !says(reading, 'howMuch', 'spend')) ||
    (says(reading, 'expense') &&
      !says(reading, 'howMuch') &&
      (says(reading, 'list') || (namesExpenses(reading) && !says(reading, 'spend')))),
  async answer(inquiry) {
    const { reading, books } = inquiry;
    const measure = reading.bound ? 'largest' : 'newest';
    const query = await withSearch(inquiry, expenseQuery(inquiry, { measure, limit: SHOWN }));
    if (query instanceof NotFound) return query;
    const { scope, what, rows, ...total } = await askAnywhere(inquiry, query);
    if (total.count === 0) return `You have no expenses${what}.`;
    const shown =
      total.count > SHOWN
        ? `\n\nThese are ${SHOWN} of them; all ${countFigure(total.count, scope)} are on the expenses page.`
        : '';
    const isOfSum = says(reading, 'howMuch', 'spend') && !query.filters.search;
    const more = isOfSum ? await elsewhere(inquiry, total) : '';
    return `You spent ${totalFigure(total, scope)}${what}:\n\n${expenseTable(rows, books)}${shown}${more}`;
  },
};
