import { categoryLabel } from '#shared/expense.ts';
import { percentOf, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { Books } from '../books.ts';
import { pattern } from '../pattern.ts';
import { hasAny } from '../question/exclusions.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { budgetFigure, ofProject, percentFigure, spentFigure } from '../writing/figures.ts';
import { bold, plain } from '../writing/markdown.ts';
import type { Answerer, Inquiry } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';
import { allProjectsTable } from './project-table.ts';
import { rankedProject } from './ranked-project.ts';
import { expenseQuery } from './to-query.ts';

/** "How much is left?", for one project or all of them. */
export const remaining: Answerer = {
  needsProject: true,
  understands: (reading) =>
    says(reading, 'left') &&
    (says(reading, 'budget', 'howMuch', 'spend', 'project') ||
      reading.projects.length > 0 ||
      reading.words.length <= 9) &&
    reading.rest.length === 0 &&
    (!hasAny(reading.exclusions) || reading.exclusions.projects.length > 0),

  async answer(inquiry) {
    const { reading, project } = inquiry;
    const isRanked = says(reading, 'most', 'least') && reading.projects.length === 0;
    const isOfAll = !inquiry.isProjectNamed && OF_ALL.test(reading.words.join(' '));
    if (!project || isRanked || isOfAll || says(reading, 'perProject')) {
      const counted = withoutExcluded(inquiry);
      return `${isRanked ? leader(reading, counted) : ''}${allProjectsTable(counted)}`;
    }
    const sentence = `${bold(project.name)} has ${leftPhrase(project)}`;
    if (!reading.category) return sentence;
    const query = expenseQuery(inquiry, { measure: 'sum', limit: 0 });
    const { total, scope } = await askExpenses(inquiry, query);
    return `A budget covers the whole project; categories have no budgets. You have spent ${spentFigure(total, scope)} on ${plain(categoryLabel(reading.category).toLowerCase())}. ${sentence}`;
  },
};

/** "What is unspent in total?" The table has the open project too. */
const OF_ALL = /\b(?:in total|altogether|all together|in all|overall|total budgets?|total spent)\b/;

/** "Once all open bills are paid, what is left?" */
export const AFTER_BILLS = pattern()`
  \b(?:
    after|once|if|when|assuming|assume|suppose|supposing|imagine|say|were|had|provided|with
  )\b.*\b(?:bills?|invoices?)\b.*\b(?:paid|settled|cleared|covered|gone)\b
  |\b(?:after|once|if|when|assuming|assume|suppose|supposing|say|imagine|provided)\b.{0,30}\b(?:
    pay|paying|paid|settle|settling|settled|clear|clearing|cleared|cover|covering
  )\b.{0,40}\b(?:bills?|invoices?)\b
  |\bafter (?:all |every |each )?(?:of )?(?:the |our |my |those )?(?:
    open |unpaid |remaining )?(?:bills|invoices)\b
  |\benough\b.{0,70}\b(?:bills|invoices)\b|\b(?:bills|invoices)\b.{0,20}\bfit\b
  |\b(?:cover|pay|settle)\b.{0,20}\b(?:bills|invoices)\b.*\bstill (?:have|keep)\b
  |\b(?:cover|pay|settle|meet)\b.{0,30}\b(?:bills|invoices)\b.{0,30}\b(?:left|remains|remaining)\b
`;

/** "Apart from the garage". */
function withoutExcluded({ reading, books }: Inquiry): Books {
  const excluded = new Set(reading.exclusions.projects.map(({ id }) => id));
  return { ...books, projects: books.projects.filter(({ id }) => !excluded.has(id)) };
}

/** "Which project has the most left?" */
function leader(reading: Reading, books: Books): string {
  const meant = rankedProject(reading, books, leftOf);
  if (!meant) return '';
  return `${bold(meant.name)} has the ${says(reading, 'least') ? 'least' : 'most'} left: ${budgetFigure(leftOf(meant), meant)}.\n\n`;
}

const leftOf = ({ budget, totalSpent }: Project): string => subtractMoney(budget, totalSpent);

export const isOver = (project: Project): boolean => leftOf(project).startsWith('-');

export function excessOf(project: Project): string {
  return budgetFigure(subtractMoney(project.totalSpent, project.budget), project);
}

/** "$4,575.24 left of its $25,000.00 budget. You have spent $20,424.76 (81.70%)." */
export function leftPhrase(project: Project): string {
  const { budget } = project;
  const left = leftOf(project);
  const itsBudget = `its ${budgetFigure(budget, project)} budget`;
  const spent = `You have spent ${spentOf(project)}.`;
  return left.startsWith('-')
    ? `nothing left: it is ${excessOf(project)} over ${itsBudget}. ${spent}`
    : `${budgetFigure(left, project)} left of ${itsBudget}. ${spent}`;
}

/** "$20,424.76 (81.70%)". */
export function spentOf(project: Project): string {
  const { budget, totalSpent } = project;
  const used = percentFigure(percentOf(totalSpent, budget), project);
  return `${spentFigure(totalSpent, ofProject(project))} (${used})`;
}

/** "$4,575.24 is left", or by how much it is over. */
export function balance(project: Project): string {
  const left = subtractMoney(project.budget, project.totalSpent);
  return left.startsWith('-')
    ? `that is ${budgetFigure(left.slice(1), project)} more than the budget`
    : `${budgetFigure(left, project)} is left`;
}
