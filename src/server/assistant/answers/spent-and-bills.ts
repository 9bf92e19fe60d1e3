import { addMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { LedgerBudget } from '../ledger.ts';
import { pattern } from '../pattern.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { ofProject, spentFigure } from '../writing/figures.ts';
import { bold } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { aboutPlans, planFigure } from './plan-text.ts';

const SPENT = /\b(?:spent|spend|spending|paid|laid out|gone out|cost|costs)\b/;
const OPEN_BILLS = pattern()`
  \b(?:open|unpaid|outstanding|unsettled|pending)(?: \w+){0,2} (?:bills|invoices)\b
  |\b(?:bills|invoices)\b(?: \w+){0,3} (?:
    open|unpaid|outstanding|unsettled|due|not (?:yet )?paid|to pay|to be paid|to come
  )\b
  |\bstill (?:billed|to pay on bills)\b
`;
const ADDS =
  /\b(?:plus|on top|summed|sum|add|adding|added|adds|sum of|together|combined|along with|as well as)\b/;

/** "What will the garage total be once all the open bills are paid?" */
const TOTAL_THEN = pattern()`
  \b(?:total|spending|spend|cost|costs|come to|stand at|be at|spent)\b.*\b(?:
    once|after|when|with|if
  ) (?:\w+ ){0,5}(?:bills|invoices)\b.*\b(?:paid|settled|cleared|in)\b
  |\b(?:
    once|after|when|with|if
  ) (?:\w+ ){0,5}(?:bills|invoices)\b.*\b(?:paid|settled|cleared|in)\b.*\b(?:total|spending|come to|stand at|be at|spent|cost)\b
`;

/** "Work it out at the finish line". */
const LEAD_IN = /^(?:work|working|figure|finish|line|sum)$/;

/** Whether what was spent and what is still to be paid on bills should be added up. */
function addsBills(reading: Reading): boolean {
  const text = reading.words.join(' ');
  const isNarrowed =
    (reading.category ?? reading.paymentMethod ?? reading.period ?? reading.amount) !== null ||
    reading.contractors.length > 0 ||
    reading.specialty !== null ||
    reading.rest.some((word) => !LEAD_IN.test(word));
  const isOther = says(reading, 'left', 'budget', 'overBudget', 'afford', 'count', 'reserve');
  const isAdded =
    (SPENT.test(text) && OPEN_BILLS.test(text) && ADDS.test(text)) || TOTAL_THEN.test(text);
  return isAdded && !isNarrowed && !isOther;
}

/** "Take what we spent on the cabin and put the unpaid bills on top. What is that?" */
export const spentAndBills: Answerer = {
  needsProject: true,
  understands: addsBills,
  answer: (inquiry) => aboutPlans(inquiry, withBills, withoutBills),
};

function withBills(project: Project, { totals }: LedgerBudget): string {
  const sum = planFigure(addMoney([project.totalSpent, totals.due]), project);
  const spent = spentFigure(project.totalSpent, ofProject(project));
  return `Spending and open bills of ${bold(project.name)} come to ${sum}: ${spent} spent and ${planFigure(totals.due, project)} due on bills.`;
}

const withoutBills = (project: Project): string =>
  `You have spent ${spentFigure(project.totalSpent, ofProject(project))} on ${bold(project.name)}. No bills are open.`;
