import { says } from '../question/mentions.ts';
import { budgetFigure } from '../writing/figures.ts';
import { bold } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { allProjectsTable } from './project-table.ts';
import { balance, spentOf } from './remaining.ts';

/** "What is my budget?" */
export const budget: Answerer = {
  needsProject: true,
  understands: (reading) =>
    says(reading, 'budget') && reading.category === null && reading.rest.length === 0,
  answer({ reading, books, project }) {
    if (!project || says(reading, 'perProject')) return allProjectsTable(books);
    const total = budgetFigure(project.budget, project);
    return `The budget for ${bold(project.name)} is ${total}. You have spent ${spentOf(project)}, and ${balance(project)}.`;
  },
};
