import { says } from '../question/mentions.ts';
import { bold, plain, table } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { aboutPlans, planFigure } from './plan-text.ts';

const columns = [
  { title: 'Room' },
  { title: 'Planned', isFigure: true },
  { title: 'Paid', isFigure: true },
  { title: 'Expected', isFigure: true },
];

/** "What will each room cost?" */
export const rooms: Answerer = {
  needsProject: true,
  understands: (reading) => says(reading, 'rooms') && reading.rest.length === 0,
  answer: (inquiry) =>
    aboutPlans(inquiry, (project, budget) => {
      const rows = table(columns, budget.rooms, ({ name, planned, paid, expected }) => [
        name === null ? 'No room' : plain(name),
        planFigure(planned, project),
        planFigure(paid, project),
        planFigure(expected, project),
      ]);
      return `${bold(project.name)} by room, without the reserve:\n\n${rows}`;
    }),
};
