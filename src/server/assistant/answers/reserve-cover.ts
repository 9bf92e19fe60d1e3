import { compareMoney, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { LedgerBudget } from '../ledger.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { bold } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { aboutPlans, expectedSentence, planFigure } from './plan-text.ts';

const COVERS =
  /\b(?:cover|covers|enough|sufficient|absorb|absorbs|swallow|suffice|big enough|take care of|pay for|stretch|out of|from|with)\b/;
const OF_BILLS = /\b(?:bills?|invoices?|owe|owed|still to pay|due)\b/;
const OF_OVERRUN =
  /\b(?:overrun|overruns|overspend|overage|go over|going over|goes over|are over|is over|shortfall|excess)\b/;

const textOf = ({ words }: Reading): string => words.join(' ');

/** "Does the reserve cover the open bills?", "is it enough for the overrun?" */
export const reserveCover: Answerer = {
  needsProject: true,
  understands: (reading) =>
    says(reading, 'reserve') &&
    COVERS.test(textOf(reading)) &&
    (OF_BILLS.test(textOf(reading)) || OF_OVERRUN.test(textOf(reading))) &&
    reading.amount === null &&
    reading.rest.length === 0,
  answer: (inquiry) =>
    aboutPlans(inquiry, OF_BILLS.test(textOf(inquiry.reading)) ? againstBills : againstOverrun),
};

function againstBills(project: Project, { totals }: LedgerBudget): string {
  const gap = subtractMoney(totals.reserve, totals.due);
  const figure = planFigure(gap.replace('-', ''), project);
  const verdict = gap.startsWith('-')
    ? `that is ${figure} too little`
    : `it would cover them, and ${figure} would be left`;
  return `The reserve of ${bold(project.name)} has ${planFigure(totals.reserve, project)}, and the open bills come to ${planFigure(totals.due, project)}: ${verdict}.`;
}

/** What is expected counts the whole reserve, so the overrun is what remains without it. */
function againstOverrun(project: Project, budget: LedgerBudget): string {
  const { reserve, expected } = budget.totals;
  const without = subtractMoney(expected, reserve);
  const over = subtractMoney(without, budget.totals.budget);
  const isOver = compareMoney(over, '0.00') > 0;
  const needed = planFigure(over.replace('-', ''), project);
  const verdict = isOver
    ? `Without the reserve, it goes over its budget by ${needed}, and the reserve of ${planFigure(reserve, project)} ${compareMoney(reserve, over) >= 0 ? 'covers' : 'does not cover'} that.`
    : `Without touching the reserve of ${planFigure(reserve, project)}, it would cost ${planFigure(without, project)}, which is ${needed} under its budget.`;
  return `${expectedSentence(project, budget)} ${verdict}`;
}
