import { plannedProjects } from '../query/run-plan-query.ts';
import { says } from '../question/mentions.ts';
import { budgetFigure } from '../writing/figures.ts';
import { bold, nameList } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { forecastSentence } from './forecast.ts';
import { aboutPlans, expectedSentence } from './plan-text.ts';
import { projectTable } from './project-table.ts';
import { balance, excessOf, isOver, spentOf } from './remaining.ts';

/** "Which jobs are under budget?" */
const UNDER =
  /^(?:and |so )?(?:which|what)\b(?!.*\b(?:over|not|overbudget)\b).*\b(?:under|within|inside|below) ?(?:the |their |its )?(?:budget|plan)\b/;

/** "Am I over budget?", "Are any of my projects over?" */
export const overBudget: Answerer = {
  understands: (reading) => says(reading, 'overBudget') && reading.rest.length === 0,
  async answer(inquiry) {
    const { books, project, reading } = inquiry;
    const planned = await plannedProjects(books);
    if (!project || says(reading, 'perProject')) {
      const over = books.projects.filter(isOver);
      const within = books.projects.filter((one) => !isOver(one));
      if (UNDER.test(reading.words.join(' ')) && within.length > 0) {
        const are = within.length === 1 ? 'is' : 'are';
        return `${nameList(within, bold)} ${are} within budget.\n\n${projectTable(within)}`;
      }
      const outlook = await aboutPlans({ ...inquiry, project: null }, expectedSentence);
      const plans = planned.length > 0 ? `\n\n${outlook}` : '';
      if (over.length === 0) {
        return `None of your projects is over budget.\n\n${projectTable(books.projects)}${plans}`;
      }
      const names = nameList(over, bold);
      return `${names} ${over.length === 1 ? 'is' : 'are'} over budget.\n\n${projectTable(over)}${plans}`;
    }
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
