import { percentOf, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { Books } from '../books.ts';
import { hasFilter, says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import {
  budgetFigure,
  ofProject,
  percentFigure,
  spentFigure,
  totalFigure,
} from '../writing/figures.ts';
import { expensesPage } from '../writing/links.ts';
import { bold, link } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';
import { breakdownBy } from './breakdown.ts';
import { partOf } from './budget-mark.ts';
import { allProjectsTable } from './project-table.ts';
import { excessOf, isOver } from './remaining.ts';
import { expenseQuery } from './to-query.ts';

/** "What percentage of my budget is used?", "What share went to labor?" */
export const percent: Answerer = {
  understands: (reading) =>
    reading.rest.length === 0 &&
    (says(reading, 'percent') ||
      (reading.percent !== null && says(reading, 'budget', 'spend', 'left', 'howMuch'))),
  async answer(inquiry) {
    const { reading, books, project } = inquiry;
    if (hasFilter(reading)) {
      const query = expenseQuery(inquiry, { measure: 'share', limit: 0 });
      const { scope, what, result, ...part } = await askExpenses(inquiry, query);
      if (project && OF_BUDGET.test(reading.words.join(' '))) {
        const share = percentOf(part.total, project.budget).toFixed(2);
        return `${link(`${share}%`, expensesPage(scope))} of the ${budgetFigure(project.budget, project)} budget for ${bold(project.name)} went to that: ${totalFigure(part, scope)}${what}.`;
      }
      const [whole = { total: '0.00', scope }] = result.whole;
      const share = percentOf(part.total, whole.total).toFixed(2);
      return `${link(`${share}%`, expensesPage(scope))} of your spending ${inquiry.contractor ? 'went' : 'was'}${what}: ${totalFigure(part, scope)} of ${spentFigure(whole.total, whole.scope)}.`;
    }
    if (says(reading, 'category')) return breakdownBy('category', inquiry);
    if (!project || says(reading, 'perProject')) {
      return `${leader(reading, books)}${allProjectsTable(books)}`;
    }
    if (reading.percent !== null && !ASKS_IF.test(reading.words.join(' '))) {
      const part = budgetFigure(partOf(project.budget, reading.percent), project);
      return `${reading.percent} percent of the budget for ${bold(project.name)} (${budgetFigure(project.budget, project)}) is ${part}.`;
    }
    if (OF_ALL.test(reading.words.join(' '))) {
      const { currency } = project;
      const query = {
        subject: 'expenses',
        measure: 'sum',
        filters: { currency },
        limit: 0,
      } as const;
      const { total, scope } = await askExpenses(inquiry, query);
      const share = percentOf(project.totalSpent, total).toFixed(2);
      return `${link(`${share}%`, expensesPage(ofProject(project)))} of all your spending was on ${bold(project.name)}: ${spentFigure(project.totalSpent, ofProject(project))} of ${spentFigure(total, scope)}.`;
    }
    const { budget, totalSpent } = project;
    const used = percentFigure(percentOf(totalSpent, budget), project);
    if (OVER.test(reading.words.join(' ')) && isOver(project)) {
      const excess = percentFigure(percentOf(subtractMoney(totalSpent, budget), budget), project);
      return `${bold(project.name)} is ${excess} over its budget: ${spentFigure(totalSpent, ofProject(project))} of ${budgetFigure(budget, project)} is spent, ${excessOf(project)} too much.`;
    }
    return `You have used ${used} of the budget for ${bold(project.name)}: ${spentFigure(totalSpent, ofProject(project))} of ${budgetFigure(budget, project)}.`;
  },
};

/** "What share of the bath budget went to labor?" */
const OF_BUDGET =
  /\b(?:share|part|percent|percentage|fraction|portion|proportion|slice|chunk|%) of (?:\w+ ){0,5}budget\b/;

/** "Have we used more than 75% of it?" */
const ASKS_IF =
  /\b(?:more than|less than|over|under|above|below|past|beyond|at least) \d+ (?:%|percent)/;

/** "By what percent did we bust the budget?" */
const OVER =
  /\b(?:over|past|beyond|above|exceed\w*|bust\w*|blow|blew|blown|br[eo]ak|broke|overshoot|overshot|overr[ua]n|burst)\b/;

/** "What percentage of all spending was the attic?" */
const OF_ALL =
  /\bas an? (?:percent|percentage|share|part|fraction) of (?:all|everything|the total|the whole|overall|total spending)\b|\bof (?:all|total|overall|the total|the whole|everything)(?: (?:the|our|my|of|we|i))* ?(?:spending|spend|spent|costs?|expenses|money|outlay)?\b.*\b(?:was|is|went|goes|the)\b/;

/** The project that has used the most or the least of its budget, if that is asked. */
function leader(reading: Reading, { projects }: Books): string {
  if (!says(reading, 'most', 'least')) return '';
  const usedOf = ({ totalSpent, budget }: Project) => percentOf(totalSpent, budget);
  const byUse = projects.toSorted((one, other) => usedOf(other) - usedOf(one));
  const meant = says(reading, 'least') ? byUse.at(-1) : byUse[0];
  if (!meant) return '';
  const share = percentFigure(usedOf(meant), meant);
  return `${bold(meant.name)} has used the ${says(reading, 'least') ? 'least' : 'most'} of its budget: ${share}.\n\n`;
}
