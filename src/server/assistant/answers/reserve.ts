import { says } from '../question/mentions.ts';
import { bold } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { aboutPlans, planFigure } from './plan-text.ts';

/** "How much is in the reserve?" */
export const reserve: Answerer = {
  needsProject: true,
  understands: (reading) => says(reading, 'reserve') && reading.rest.length === 0,
  answer: (inquiry) =>
    aboutPlans(
      inquiry,
      (project, { totals }) =>
        `The reserve of ${bold(project.name)} has ${planFigure(totals.reserve, project)}.`,
    ),
};
