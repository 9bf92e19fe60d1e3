import { formatMoney, subtractMoney } from '#shared/money.ts';
import { hasAny } from '../question/exclusions.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { spentFigure } from '../writing/figures.ts';
import { expensesPage } from '../writing/links.ts';
import { link } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';
import { expenseQuery, filtersOf } from './to-query.ts';

const PEOPLE =
  /\b(?:contractors|tradespeople|tradesmen|trades|subcontractors|subs|workers|people|crews)\b/;
const STORES = /\b(?:stores?|shops?|suppliers|merchants|retailers|vendors|sellers)\b/;
/** "More to contractors or to everybody else?" */
const OTHERS =
  /\bcontractors\b.*\b(?:(?:everybody|everyone|anybody|anyone) else|(?:all |to |the )?others|non contractors?)\b/;
const TO_STORES =
  /\b(?:to|at|in|from) (?:the |all |any )?(?:stores|shops|suppliers|merchants|retailers)\b/;
const OF_PAYEE =
  /^(?:stores?|shops?|suppliers?|merchants?|retailers?|vendors?|sellers?|others?|tradespeople|tradesmen|trades|subs|crews?|people)$/;

/** "Have we paid more to contractors or to stores?": those expenses that name a contractor, and the others. */
export const contractorsAndStores: Answerer = {
  understands: (reading) => isAboutPayees(reading.words.join(' ')) && hasOnlyPayees(reading),
  async answer(inquiry) {
    const { isProjectNamed, project } = inquiry;
    const { projectId, hasContractor: _, ...everywhere } = filtersOf(inquiry);
    const filters = {
      ...everywhere,
      ...(isProjectNamed && projectId !== undefined && { projectId }),
      currency: inquiry.currency,
    };
    const query = { ...expenseQuery(inquiry, { measure: 'sum' }), filters, exclude: {}, limit: 0 };
    const all = await askExpenses(inquiry, query);
    const others = await askExpenses(inquiry, {
      ...query,
      filters: { ...filters, hasContractor: false },
    });
    const paid = subtractMoney(all.total, others.total);
    // No page shows only what went to contractors.
    const money = (amount: string) =>
      link(formatMoney(amount, inquiry.currency), expensesPage(all.scope));
    const gap = subtractMoney(paid, others.total);
    const more = gap.startsWith('-') ? 'more to the others' : 'more to contractors';
    const where = isProjectNamed && project ? '' : ' in all projects';
    return [
      `You paid ${money(paid)} to contractors and ${spentFigure(others.total, others.scope)} in expenses that name no contractor, such as those at stores${all.what || where}.`,
      `That is ${money(gap.replace('-', ''))} ${more}. Together it is ${spentFigure(all.total, all.scope)}.`,
    ].join('\n\n');
  },
};

const isAboutPayees = (text: string): boolean =>
  OTHERS.test(text) || (STORES.test(text) && PEOPLE.test(text)) || TO_STORES.test(text);

/** Nothing else is asked, and nobody is named. */
const hasOnlyPayees = (reading: Reading): boolean =>
  says(reading, 'spend', 'compare', 'most', 'howMuch', 'contractor') &&
  !says(reading, 'count', 'phone', 'email', 'rate', 'milestone', 'left', 'budget', 'when') &&
  reading.contractors.length === 0 &&
  reading.specialty === null &&
  [...reading.rest, ...reading.exclusions.texts].every((word) => OF_PAYEE.test(word)) &&
  !hasAny({ ...reading.exclusions, texts: [] });
