import { findNewest } from '../query/find-expenses.ts';
import { says } from '../question/mentions.ts';
import { bold } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { expensePhrase } from './expense-rows.ts';
import { isOverdue, milestoneCount, milestonePhrase } from './milestone-text.ts';
import { allProjectsTable } from './project-table.ts';
import { leftPhrase } from './remaining.ts';

/** "How is the kitchen going?", "Give me a summary." */
export const overview: Answerer = {
  understands: (reading) =>
    says(reading, 'overview') && reading.rest.length === 0 && reading.period === null,
  async answer({ books, project }) {
    if (!project) return allProjectsTable(books);
    const latest = await findNewest(
      { subject: 'expenses', measure: 'newest', filters: { projectId: project.id } },
      books,
    );
    const own = books.milestones.filter(({ projectId }) => projectId === project.id);
    const late = own.filter((one) => isOverdue(one, books.today)).length;
    const coming = own.find(
      ({ isCompleted, targetDate }) =>
        !isCompleted && targetDate !== null && targetDate >= books.today,
    );
    const following = coming ? `; next up: ${milestonePhrase(coming, { books, project })}` : '';
    return [
      `${bold(project.name)} has ${leftPhrase(project)}`,
      latest && `Your latest expense is ${expensePhrase(latest)}.`,
      own.length > 0 && `Milestones: ${milestoneCount({ project }, late, 'overdue')}${following}.`,
    ]
      .filter(Boolean)
      .join('\n\n');
  },
};
