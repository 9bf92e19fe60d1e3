import { subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { Books } from '../books.ts';
import { pattern } from '../pattern.ts';
import { runExpenseQuery } from '../query/run-query.ts';
import { runRecordQuery } from '../query/run-record-query.ts';
import { toAmount } from '../question/amount.ts';
import type { Reading } from '../question/reading.ts';
import { budgetFigure } from '../writing/figures.ts';
import { bold } from '../writing/markdown.ts';
import { UNCLEAR } from './after-supposed.ts';
import { type Answerer, NotFound } from './answerer.ts';
import { allProjectsTable } from './project-table.ts';

const SUM = '(\\$?\\d[\\d.,]*k?)';
/** "What if the oil finish costs 700 instead of 540?" */
const OTHER_PRICE = pattern()`
  \b(?:if|suppose|supposing|say|imagine|assuming|would|could)\b.*\b(?:
    costs?|costing|is|are|was|were|be|been|comes? to|came to|turns? out|turned out|runs? to|goes up
    |went up|gets?|wants?|asks?|charges?|charged
  )\b.*?${SUM}(?: (?:dollars|bucks))? (?:
    instead of|rather than|and not|not
  ) (?:the (?:\w+ )?)?${SUM}
`;

function pricesIn({ words }: Reading): { price: string; before: string } | null {
  const [, one = '', other = ''] = OTHER_PRICE.exec(words.join(' ')) ?? [];
  const [price, before] = [toAmount(one), toAmount(other)];
  return price === null || before === null ? null : { price, before };
}

/** Where the books have the price as it is; null if nothing there costs that. */
async function standingOf(
  before: string,
  project: Project,
  books: Books,
): Promise<'to pay' | 'paid' | null> {
  for (const subject of ['bills', 'lines', 'changes', 'quotes'] as const) {
    const query = { subject, amount: before, projectId: project.id };
    const found = await runRecordQuery(query, books);
    // Of a line that is paid in part, nobody knows what of it the price is.
    if (found.some(({ facts }) => !facts.some(isPaidInPart))) return 'to pay';
  }
  const filters = { projectId: project.id, min: before, max: before };
  const { count } = await runExpenseQuery({ subject: 'expenses', measure: 'sum', filters }, books);
  return count > 0 ? 'paid' : null;
}

const isPaidInPart = ({ name, amount }: { name: string; amount?: string }): boolean =>
  name === 'paid' && amount !== '0.00';

/** What another price of one thing makes of what is left. A line may have room for it, so it says nothing of the end. */
export const supposedPrice: Answerer = {
  needsProject: true,
  understands: (reading) => pricesIn(reading) !== null,
  async answer({ reading, books, project }) {
    const prices = pricesIn(reading);
    if (!project) return allProjectsTable(books);
    const standing = prices && (await standingOf(prices.before, project, books));
    if (!prices || standing === null) return new NotFound(UNCLEAR);
    const { price, before } = prices;
    const isPaid = standing === 'paid';
    const figure = (amount: string) => budgetFigure(amount.replace('-', ''), project);
    const more = subtractMoney(price, before);
    const left = subtractMoney(project.budget, project.totalSpent);
    const after = subtractMoney(left, isPaid ? more : price);
    const gap = `${figure(price)} is ${figure(more)} ${more.startsWith('-') ? 'less' : 'more'} than ${figure(before)}.`;
    const rest = after.startsWith('-')
      ? `be ${figure(after)} over its budget`
      : `have ${figure(after)} left`;
    const known = isPaid ? '' : ` (${figure(subtractMoney(left, before))} after ${figure(before)})`;
    return `${gap} ${isPaid ? 'With that price' : 'After paying it'}, ${bold(project.name)} would ${rest}${known}: ${figure(left)} is left now.`;
  },
};
