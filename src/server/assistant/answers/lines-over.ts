import { isOverExpected } from '#shared/expected-text.ts';
import { compareMoney, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { LedgerBudget } from '../ledger.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { bold, plain, table } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { aboutPlans, planFigure } from './plan-text.ts';

interface Part {
  title: string;
  planned: string;
  expected: string;
  /** What is planned, less what is expected. */
  variance: string;
}

const isOfRooms = (reading: Reading): boolean => says(reading, 'rooms') && isOver(reading);
export const isOver = (reading: Reading): boolean =>
  says(reading, 'overBudget') || reading.words.includes('over');

/** "Which lines are over?", "How many rooms are over budget?" */
export const linesOver: Answerer = {
  needsProject: true,
  understands: (reading) =>
    (says(reading, 'lines') || isOfRooms(reading)) && reading.rest.length === 0,
  answer: (inquiry) =>
    aboutPlans(inquiry, (project, budget) =>
      isOfRooms(inquiry.reading)
        ? overText(project, 'room', roomsOf(budget))
        : overText(project, 'line', linesOf(budget)),
    ),
};

const linesOf = ({ lines }: LedgerBudget): Part[] =>
  lines.flatMap(({ title, ...line }) => (title === null ? [] : [{ ...line, title }]));

const roomsOf = ({ rooms }: LedgerBudget): Part[] =>
  rooms.flatMap(({ name, planned, expected }) =>
    name === null
      ? []
      : [{ title: name, planned, expected, variance: subtractMoney(planned, expected) }],
  );

function overText(project: Project, noun: string, parts: readonly Part[]): string {
  const over = parts
    .filter(({ variance }) => isOverExpected(variance))
    .toSorted((one, other) => compareMoney(one.variance, other.variance));
  if (over.length === 0) return `No ${noun} of ${bold(project.name)} is expected over its plan.`;
  const count = over.length === 1 ? `1 ${noun}` : `${over.length} ${noun}s`;
  const columns = [
    { title: noun === 'room' ? 'Room' : 'Line' },
    { title: 'Planned', isFigure: true },
    { title: 'Expected', isFigure: true },
    { title: 'Over', isFigure: true },
  ];
  const rows = table(columns, over, ({ title, planned, expected, variance }) => [
    plain(title),
    planFigure(planned, project),
    planFigure(expected, project),
    planFigure(variance.replace('-', ''), project),
  ]);
  return `${count} of ${bold(project.name)} ${over.length === 1 ? 'is' : 'are'} expected over plan:\n\n${rows}`;
}
