import { currencyPrefix } from '#shared/currency-sign.ts';
import { formatMoney, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { mainAmount } from '../query/ledger-record.ts';
import { runRecordQuery } from '../query/run-record-query.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { budgetFigure } from '../writing/figures.ts';
import { bold } from '../writing/markdown.ts';
import type { Answerer, Inquiry } from './answerer.ts';
import { allProjectsTable } from './project-table.ts';
import { leftPhrase } from './remaining.ts';

/** "If I took Walt's quote, how much would be left?" */
export const takesQuote = (reading: Reading): boolean =>
  reading.subject === 'quotes' &&
  (says(reading, 'afford') ||
    (says(reading, 'budget', 'left', 'overBudget') &&
      (says(reading, 'may') || /\b(?:if|would)\b/.test(reading.words.join(' ')))));

/** "Put another 300 into the porch, still ok?" */
const asksForMore = (reading: Reading) =>
  !says(reading, 'past') &&
  reading.bound === null &&
  /\b(another|more|extra|additional|further)\b/.test(reading.words.join(' '));

/** "Is enough left for Walt's quote?": the total of the only one that is meant. */
async function quotedAmount({ reading, books, project, contractor }: Inquiry) {
  if (reading.subject !== 'quotes') return null;
  const [only, ...more] = await runRecordQuery(
    {
      subject: 'quotes',
      ...(project && { projectId: project.id }),
      ...(contractor && { contractorId: contractor.id }),
    },
    books,
  );
  return only && more.length === 0 ? mainAmount(only, 'quotes') : null;
}

/** "Can I afford a $3,000 countertop?" */
export const afford: Answerer = {
  needsProject: true,
  understands: (reading) =>
    !reading.words.includes('less') &&
    (takesQuote(reading) ||
      (says(reading, 'afford') && !(reading.amount === null && says(reading, 'left'))) ||
      (reading.amount !== null &&
        (says(reading, 'left', 'budget', 'may', 'overBudget') || asksForMore(reading)))),
  async answer(inquiry) {
    const { reading, books, project } = inquiry;
    const amount = reading.amount ?? (await quotedAmount(inquiry));
    if (!project) return allProjectsTable(books);
    if (amount === null) {
      return `That depends on the price, which I do not know. ${bold(project.name)} has ${leftPhrase(project)} Ask again with an amount, such as “can I afford ${currencyPrefix(project.currency)}3,000?”.`;
    }
    return afterPaying(project, amount);
  },
};

/** What would be left of the budget. */
export function afterPaying(project: Project, amount: string): string {
  const left = subtractMoney(project.budget, project.totalSpent);
  const after = subtractMoney(left, amount);
  const [price, now] = [formatMoney(amount, project.currency), budgetFigure(left, project)];
  return after.startsWith('-')
    ? `Not within the budget of ${bold(project.name)}: ${now} is left, so ${price} would put you ${budgetFigure(after.slice(1), project)} over.`
    : `Yes, within the budget of ${bold(project.name)}: ${now} is left, and after ${price} you would have ${budgetFigure(after, project)}. Keep some of it for surprises.`;
}
