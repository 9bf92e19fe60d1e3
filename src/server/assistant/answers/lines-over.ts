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
    (says(reading, 'lines') || isOfRooms(reading)) && reading.rest.every((word) => word === 'plan'),
  answer: (inquiry) =>
    aboutPlans(inquiry, (project, budget) => {
      if (SPENT_OVER.test(inquiry.reading.words.join(' '))) return spentOver(project, budget);
      return isOfRooms(inquiry.reading)
        ? overText(project, 'room', roomsOf(budget))
        : overText(project, 'line', linesOf(budget));
    }),
};

/** "On which line have we already spent more than we planned?" What is still to come does not count. */
const SPENT_OVER =
  /\b(?:spent|paid)\b(?: \w+){0,4} (?:more than|over|above|beyond|past)\b|\balready (?:over|above|past|beyond)\b/;

function spentOver(project: Project, { lines }: LedgerBudget): string {
  const over = lines.filter(
    ({ title, planned, paid }) => title !== null && compareMoney(paid, planned) > 0,
  );
  if (over.length === 0) return `On no line of ${bold(project.name)} is more paid than planned.`;
  const columns = [
    { title: 'Line' },
    { title: 'Planned', isFigure: true },
    { title: 'Paid', isFigure: true },
    { title: 'Over', isFigure: true },
  ];
  const rows = table(columns, over, ({ title, planned, paid }) => [
    plain(title ?? ''),
    planFigure(planned, project),
    planFigure(paid, project),
    planFigure(subtractMoney(paid, planned), project),
  ]);
  return `On ${over.length === 1 ? '1 line' : `${over.length} lines`} of ${bold(project.name)}, more is paid than planned:\n\n${rows}`;
}

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
