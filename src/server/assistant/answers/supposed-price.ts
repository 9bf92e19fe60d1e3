import { expectedText } from '#shared/expected-text.ts';
import { addMoney, subtractMoney } from '#shared/money.ts';
import { runPlanQuery } from '../query/run-plan-query.ts';
import { toAmount } from '../question/amount.ts';
import type { Reading } from '../question/reading.ts';
import { budgetFigure } from '../writing/figures.ts';
import { bold } from '../writing/markdown.ts';
import { type Answerer, NotFound } from './answerer.ts';
import { planLink } from './plan-text.ts';
import { allProjectsTable } from './project-table.ts';

const SUM = '(\\$?\\d[\\d.,]*k?)';
/** "What if the oil finish costs 700 instead of 540?" */
const OTHER_PRICE = new RegExp(
  `\\b(?:if|suppose|supposing|say|imagine|assuming|would|could)\\b.*\\b(?:costs?|costing|is|are|was|were|be|comes? to|came to|turns? out|turned out|runs? to|goes up|went up|gets?|wants?|asks?|charges?)\\b.*?${SUM}(?: (?:dollars|bucks))? (?:instead of|rather than|and not|not) (?:the (?:\\w+ )?)?${SUM}`,
);
/** It is paid already. */
const IS_PAST = /\bhad (?:only )?(?:been|cost|come|charged|asked)\b|\bwould have\b/;

const pricesIn = ({ words }: Reading): { price: string; before: string } | null => {
  const [, one = '', other = ''] = OTHER_PRICE.exec(words.join(' ')) ?? [];
  const [price, before] = [toAmount(one), toAmount(other)];
  return price === null || before === null ? null : { price, before };
};

/** What another price of one thing makes of what is left, now and in the end. */
export const supposedPrice: Answerer = {
  needsProject: true,
  understands: (reading) => pricesIn(reading) !== null,
  async answer({ reading, books, project }) {
    const prices = pricesIn(reading);
    if (!project) return allProjectsTable(books);
    if (!prices) return new NotFound('');
    const { price, before } = prices;
    const figure = (amount: string) => budgetFigure(amount.replace('-', ''), project);
    const more = subtractMoney(price, before);
    const left = subtractMoney(project.budget, project.totalSpent);
    const isPaid = IS_PAST.test(reading.words.join(' '));
    const after = isPaid ? subtractMoney(left, more) : subtractMoney(left, price);
    const than = `${figure(price)} is ${figure(more)} ${more.startsWith('-') ? 'less' : 'more'} than ${figure(before)}.`;
    const rest = after.startsWith('-')
      ? `be ${figure(after)} over its budget`
      : `have ${figure(after)} left`;
    const lead = isPaid ? 'With that price' : 'After paying it';
    const known = isPaid ? '' : ` (${figure(subtractMoney(left, before))} after ${figure(before)})`;
    const plan = await runPlanQuery({ subject: 'plan', projectId: project.id }, books);
    const variance = plan ? subtractMoney(plan.totals.variance, more) : null;
    const end =
      variance === null
        ? ''
        : ` In the end, if the plan has it at ${figure(before)}: ${planLink(expectedText(addMoney([variance]), project.currency), project)}.`;
    return `${than} ${lead}, ${bold(project.name)} would ${rest}${known}: ${figure(left)} is left now.${end}`;
  },
};
