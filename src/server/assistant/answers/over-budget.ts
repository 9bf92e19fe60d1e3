import { compareMoney, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { pattern } from '../pattern.ts';
import { plannedProjects } from '../query/run-plan-query.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { budgetFigure } from '../writing/figures.ts';
import { bold, nameList } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { forecastSentence } from './forecast.ts';
import { aboutPlans, expectedSentence } from './plan-text.ts';
import { allProjectsTable, projectTable } from './project-table.ts';
import { balance, excessOf, isOver, spentOf } from './remaining.ts';

/** "Which jobs are under budget?", "which of them have not gone over?" */
const UNDER = pattern()`
  ^(?:and |so )?(?:which|what|who|any|are any|are there any|is there any)\b(?:
    (?!.*\b(?:over|not|no|overbudget|off)\b).*\b(?:
      (?:under|within|inside|below|on|at) ?(?:the |their |its )?(?:budget|plan)
      |(?:in|into) the (?:black|green)
    )\b
    |.*\b(?:not|never) (?:yet |been |gone |going |go |run |running |currently |actually )*(?:
      over|overbudget|(?:above|past|beyond|exceeding|exceeded|exceed) (?:the |their |its )?budget
    )\b
  )
`;

const MOST = /\b(?:most|furthest|farthest|worst)\b/;

/** "Taking all budgets together, are we in the black?": that is one figure. */
const isOfSum = ({ words }: Reading): boolean => {
  const text = words.join(' ');
  return (
    !/\b(?:which|any|each|who)\b/.test(text) && (TOGETHER.test(text) || BY_HOW_MUCH.test(text))
  );
};
const TOGETHER =
  /\b(?:together|combined|pool(?:ed|ing)?|as a whole|on the whole|in (?:sum|total|aggregate)|added up|overall|summed|net|lumped|over or under|under or over)\b/;
const BY_HOW_MUCH =
  /\b(?:are|were|am|is|do|did|have) (?:we|i|it|everything)\b.*\bby (?:how much|what amount|how many)\b|\bhow (?:far|much) (?:over|under)\b.*\b(?:are|am|is) (?:we|i|it|everything)\b/;

/** "Am I over budget?", "Are any of my projects over?" */
export const overBudget: Answerer = {
  understands: (reading) => says(reading, 'overBudget') && reading.rest.length === 0,
  async answer(inquiry) {
    const { books, project, reading } = inquiry;
    const planned = await plannedProjects(books);
    if (project === null && isOfSum(reading)) return allProjectsTable(books);
    if (!project || says(reading, 'perProject')) {
      const over = books.projects.filter(isOver);
      const within = books.projects.filter((one) => !isOver(one));
      const outlook = await aboutPlans({ ...inquiry, project: null }, expectedSentence);
      const plans = planned.length > 0 ? `\n\n${outlook}` : '';
      if (UNDER.test(reading.words.join(' ')) && within.length > 0) {
        const are = within.length === 1 ? 'is' : 'are';
        return `${nameList(within, bold)} ${are} within budget.\n\n${projectTable(within)}${plans}`;
      }
      if (over.length === 0) {
        return `None of your projects is over budget.\n\n${projectTable(books.projects)}${plans}`;
      }
      if (over.length > 1 && MOST.test(reading.words.join(' '))) return eachOf(over);
      const names = nameList(over, bold);
      return `${names} ${over.length === 1 ? 'is' : 'are'} over budget.\n\n${projectTable(over)}${plans}`;
    }
    if (reading.projects.length > 1) return eachOf(reading.projects);
    const total = budgetFigure(project.budget, project);
    const spent = `you have spent ${spentOf(project)} of ${total}`;
    if (planned.includes(project)) {
      return `${await aboutPlans(inquiry, expectedSentence)}\n\nSo far, ${spent}: ${balance(project)}.`;
    }
    if (isOver(project)) {
      return `${bold(project.name)} is over budget by ${excessOf(project)}: ${spent}.`;
    }
    const outlook = await forecastSentence(books, project);
    return [
      `${bold(project.name)} is within its budget: ${spent}, and ${balance(project)}.`,
      outlook,
    ]
      .filter(Boolean)
      .join('\n\n');
  },
};

/** "The coop and the nursery both went over, which one by more?": the furthest over comes first. */
function eachOf(projects: readonly Project[]): string {
  const excess = ({ totalSpent, budget }: Project) => subtractMoney(totalSpent, budget);
  const inOrder = projects.toSorted((one, other) => compareMoney(excess(other), excess(one)));
  const [most, next] = inOrder;
  const areOver = most && next && isOver(next) && excess(most) !== excess(next);
  const isOneCurrency = new Set(projects.map(({ currency }) => currency)).size === 1;
  const verdict =
    areOver && isOneCurrency ? `${bold(most.name)} is the furthest over budget.\n\n` : '';
  const lines = inOrder.map((one) => {
    const spent = `you have spent ${spentOf(one)} of ${budgetFigure(one.budget, one)}`;
    return isOver(one)
      ? `- ${bold(one.name)} is over budget by ${excessOf(one)}: ${spent}.`
      : `- ${bold(one.name)} is within its budget: ${spent}, and ${balance(one)}.`;
  });
  return `${verdict}${lines.join('\n')}`;
}
