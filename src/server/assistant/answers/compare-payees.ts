import { formatMoney, subtractMoney } from '#shared/money.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { totalFigure } from '../writing/figures.ts';
import { expensesPage } from '../writing/links.ts';
import { link } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';
import { expenseQuery } from './to-query.ts';

const PEOPLE =
  '(?:contractors?|tradespeople|tradesmen|trades|workers|builders|people|crews?|workmen)';
const OTHERS =
  '(?:stores?|shops?|suppliers?|merchants?|retailers?|every(?:body|one|thing) else|all others|the rest|lumber ?yards?|anyone else)';
const AGAINST = '(?:or|than|vs|versus|against|and|compared (?:to|with)|not|rather than)';
const SIDES = new RegExp(
  `\\b${PEOPLE} (?:${AGAINST}) (?:\\w+ ){0,2}?${OTHERS}\\b|\\b${OTHERS} (?:${AGAINST}) (?:\\w+ ){0,2}?${PEOPLE}\\b`,
);
const COMPARES = /\b(?:more|less|most|least|compare\w*|versus|vs|against|difference|gap)\b/;

const isOfSides = ({ words }: Reading): boolean =>
  SIDES.test(words.join(' ')) && COMPARES.test(words.join(' '));

/** "Have we paid more to contractors or to stores?": with a contractor against without one. */
export const comparePayees: Answerer = {
  understands: (reading) =>
    reading.contractors.length === 0 &&
    reading.specialty === null &&
    reading.missing === null &&
    reading.otherPeriod === null &&
    !says(reading, 'milestone', 'budget', 'left', 'rate', 'advice', 'count') &&
    isOfSides(reading),
  async answer(inquiry) {
    const asked = expenseQuery(inquiry, { measure: 'sum', limit: 0 });
    const all = await askExpenses(inquiry, asked);
    const filters = { ...asked.filters, hasContractor: false };
    const others = await askExpenses(inquiry, { ...asked, filters });
    // No page shows only the expenses with a contractor.
    const people = subtractMoney(all.total, others.total);
    const gap = subtractMoney(people, others.total);
    const isLess = gap.startsWith('-');
    const money = (amount: string) =>
      link(formatMoney(amount, inquiry.currency), expensesPage(all.scope));
    const what = isLess ? 'Expenses without a contractor' : 'Payments to contractors';
    const less = isLess ? 'payments to contractors' : 'expenses without one';
    return [
      gap === '0.00'
        ? 'Both are the same.'
        : `${what} come to ${money(gap.replace('-', ''))} more than ${less}.`,
      `- **To contractors**: ${money(people)} of ${totalFigure(all, all.scope)}${all.what}\n- **Without a contractor**: ${totalFigure(others, others.scope)}`,
    ].join('\n\n');
  },
};
