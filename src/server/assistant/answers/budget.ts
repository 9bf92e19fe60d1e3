import type { Books } from '../books.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { budgetFigure } from '../writing/figures.ts';
import { bold } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { allProjectsTable } from './project-table.ts';
import { rankedProject } from './ranked-project.ts';
import { balance, spentOf } from './remaining.ts';

/** "What is my budget?" */
export const budget: Answerer = {
  needsProject: true,
  understands: (reading) =>
    says(reading, 'budget') &&
    // "What eats up most of the budget?" is about spending.
    !(says(reading, 'most', 'least') && says(reading, 'spend')) &&
    reading.category === null &&
    reading.rest.length === 0,
  answer({ reading, books, project }) {
    const isRanked = says(reading, 'most', 'least') && reading.projects.length === 0;
    if (isRanked) return `${extreme(reading, books)}${allProjectsTable(books)}`;
    if (!project || says(reading, 'perProject')) return allProjectsTable(books);
    const total = budgetFigure(project.budget, project);
    return `The budget for ${bold(project.name)} is ${total}. You have spent ${spentOf(project)}, and ${balance(project)}.`;
  },
};

/** "Which budget is the biggest?" */
function extreme(reading: Reading, books: Books): string {
  const meant = rankedProject(reading, books, ({ budget }) => budget);
  if (!meant) return '';
  const size = says(reading, 'least') ? 'smallest' : 'largest';
  return `${bold(meant.name)} has the ${size} budget: ${budgetFigure(meant.budget, meant)}.\n\n`;
}
