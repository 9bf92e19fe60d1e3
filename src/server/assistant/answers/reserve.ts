import { says } from '../question/mentions.ts';
import { bold } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { aboutPlans, planFigure } from './plan-text.ts';

const OF_RESERVE = new Set(['size', 'plan', 'pot', 'account']);

/** "How much is in the reserve?", "what is the size of it?" */
export const reserve: Answerer = {
  needsProject: true,
  understands: (reading) =>
    says(reading, 'reserve') && reading.rest.every((word) => OF_RESERVE.has(word)),
  answer: (inquiry) =>
    aboutPlans(
      inquiry,
      (project, { totals }) =>
        `The reserve of ${bold(project.name)} has ${planFigure(totals.reserve, project)}.`,
    ),
};
