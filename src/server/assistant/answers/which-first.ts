import { formatDay } from '../question/calendar.ts';
import type { Reading } from '../question/reading.ts';
import { expensesPage } from '../writing/links.ts';
import { bold, link } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';
import { thingsIn } from './compare-things.ts';
import { searchRest } from './search-rest.ts';
import { expenseQuery } from './to-query.ts';

const ORDER =
  /\b(?:came|was|were|bought|paid|got|done|went in|happened|buy|pay for|get|do) (?:first|earlier|sooner|later|last)\b|\bbefore or after\b|\b(?:earlier|later|sooner) than\b/;

/** "Which came first, the skylights or the spray foam?", by the days of their payments. */
export const whichFirst: Answerer = {
  isProbe: true,
  understands: (reading: Reading) =>
    ORDER.test(reading.words.join(' ')) && thingsIn(reading) !== null,
  async answer(inquiry) {
    const things = thingsIn(inquiry.reading) ?? [[], []];
    const [one, other] = await Promise.all(things.map((rest) => firstOf(inquiry, rest)));
    if (!one || !other) return new NotFound('');
    const [before, after] = one.date <= other.date ? [one, other] : [other, one];
    const isSame = before.date === after.date;
    return `${before.text} ${isSame ? 'is of the same day as' : 'came before'} ${after.text}. These are the days of the payments.`;
  },
};

/** The first payment for a thing. */
async function firstOf(inquiry: Inquiry, rest: string[]) {
  const reading = { ...inquiry.reading, rest };
  const asked = expenseQuery(inquiry, { measure: 'oldest', limit: 1 });
  const { query, search } = await searchRest({ ...inquiry, reading }, asked);
  if (search === null) return null;
  const { rows, scope } = await askExpenses(inquiry, query);
  const [row] = rows;
  if (!row) return null;
  const day = link(formatDay(row.date), expensesPage(scope));
  return { date: row.date, text: `${bold(row.description)} (${day})` };
}
