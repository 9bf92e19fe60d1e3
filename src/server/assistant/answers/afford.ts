import { currencyPrefix } from '#shared/currency-sign.ts';
import { subtractMoney } from '#shared/money.ts';
import { mainAmount } from '../query/ledger-record.ts';
import { runPlanQuery } from '../query/run-plan-query.ts';
import { runRecordQuery } from '../query/run-record-query.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { supposedIn } from '../question/supposed.ts';
import { bold } from '../writing/markdown.ts';
import { afterSupposed, sumOf, UNCLEAR } from './after-supposed.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { best } from './best-titled.ts';
import { planFigure } from './plan-text.ts';
import { allProjectsTable } from './project-table.ts';
import { quotedElsewhere } from './quoted-elsewhere.ts';
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

/** "Is enough left for Walt's quote?": the only one that is meant, wherever it is. */
async function quoteMeant({ reading, books, project, contractor }: Inquiry) {
  if (reading.subject !== 'quotes') return null;
  const query = {
    subject: 'quotes' as const,
    ...(project && { projectId: project.id }),
    ...(contractor && { contractorId: contractor.id }),
  };
  const there = await runRecordQuery(query, books);
  const found = there.length > 0 ? there : await quotedElsewhere({ reading, books }, query);
  const [only, ...more] = found;
  if (only && more.length === 0) return only;
  const words = [...reading.words, ...reading.rest];
  return best({ words }, found, ({ title }) => title) ?? null;
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
    const { reading, books } = inquiry;
    const quote = reading.amount === null ? await quoteMeant(inquiry) : null;
    const amount = reading.amount ?? (quote && mainAmount(quote, 'quotes'));
    const project = books.projects.find(({ id }) => id === quote?.projectId) ?? inquiry.project;
    if (!project) return allProjectsTable(books);
    if (amount === null) {
      return `That depends on the price, which I do not know. ${bold(project.name)} has ${leftPhrase(project)} Ask again with an amount, such as “can I afford ${currencyPrefix(project.currency)}3,000?”.`;
    }
    const supposed =
      reading.amount === null
        ? { paid: [{ amount, times: 1 }], returned: [] }
        : supposedIn(reading);
    if (supposed === null) return new NotFound(UNCLEAR);
    const outlook =
      supposed.returned.length > 0 ? '' : await inTheEnd({ ...inquiry, project }, sumOf(supposed));
    return `${afterSupposed(project, supposed)}${outlook}`;
  },
};

/** Money that is left today may be planned for something else. */
async function inTheEnd({ project, books }: Inquiry, spent: string): Promise<string> {
  const plan = project && (await runPlanQuery({ subject: 'plan', projectId: project.id }, books));
  if (!plan) return '';
  const { variance } = plan.totals;
  const after = subtractMoney(variance, spent);
  if (!after.startsWith('-') || variance.startsWith('-')) return '';
  const over = planFigure(after.slice(1), project);
  return `\n\nBut that money is mostly planned: if nothing changes, only ${planFigure(variance, project)} is left in the end, so this would put you ${over} over.`;
}
