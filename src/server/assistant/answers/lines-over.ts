import { isOverExpected } from '#shared/expected-text.ts';
import { compareMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { LedgerBudget } from '../ledger.ts';
import { says } from '../question/mentions.ts';
import { bold, plain, table } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { aboutPlans, planFigure } from './plan-text.ts';

const columns = [
  { title: 'Line' },
  { title: 'Planned', isFigure: true },
  { title: 'Expected', isFigure: true },
  { title: 'Over', isFigure: true },
];

/** "Which lines are over?" */
export const linesOver: Answerer = {
  needsProject: true,
  understands: (reading) => says(reading, 'lines') && reading.rest.length === 0,
  answer: (inquiry) => aboutPlans(inquiry, overText),
};

function overText(project: Project, { lines }: LedgerBudget): string {
  const over = lines
    .filter(({ planLineId, variance }) => planLineId !== null && isOverExpected(variance))
    .toSorted((one, other) => compareMoney(one.variance, other.variance));
  if (over.length === 0) return `No line of ${bold(project.name)} is expected over its plan.`;
  const count = over.length === 1 ? '1 line' : `${over.length} lines`;
  const rows = table(columns, over, ({ title, planned, expected, variance }) => [
    plain(title ?? ''),
    planFigure(planned, project),
    planFigure(expected, project),
    planFigure(variance.replace('-', ''), project),
  ]);
  return `${count} of ${bold(project.name)} ${over.length === 1 ? 'is' : 'are'} expected over plan:\n\n${rows}`;
}
