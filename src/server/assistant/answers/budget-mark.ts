import { compareMoney, fromCents, percentOf, subtractMoney, toCents } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { Reading } from '../question/reading.ts';
import { budgetFigure, ofProject, percentFigure, spentFigure } from '../writing/figures.ts';
import { bold } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { allProjectsTable } from './project-table.ts';

const MARK = /^(are we past|how far are we from) (\d{1,3}) (?:%|percent) of the budget\b/;

const markIn = ({ words }: Reading) => {
  const [, asked, percent] = MARK.exec(words.join(' ')) ?? [];
  return percent === undefined ? null : { isIf: asked === 'are we past', percent: Number(percent) };
};

/** "Are we past 90 percent of the budget?", and how much it is until there. */
export const budgetMark: Answerer = {
  needsProject: true,
  understands: (reading) => markIn(reading) !== null,
  answer({ reading, books, project }) {
    const mark = markIn(reading);
    return mark && project ? standing(project, mark) : allProjectsTable(books);
  },
};

function standing(project: Project, { isIf, percent }: { isIf: boolean; percent: number }): string {
  const { budget, totalSpent } = project;
  const part = partOf(budget, percent);
  const isPast = compareMoney(totalSpent, part) > 0;
  const gap = budgetFigure(subtractMoney(part, totalSpent).replace('-', ''), project);
  const used = percentFigure(percentOf(totalSpent, budget), project);
  const spent = `You have spent ${spentFigure(totalSpent, ofProject(project))} (${used})`;
  const verdict = isPast ? 'Yes. ' : 'No, not yet. ';
  const then = isPast ? `that is ${gap} more` : `so ${gap} more can go into it until then`;
  return `${isIf ? verdict : ''}${percent} percent of the budget for ${bold(project.name)} (${budgetFigure(budget, project)}) is ${budgetFigure(part, project)}. ${spent}, ${then}.`;
}

/** Rounded half up to the cent. */
export function partOf(amount: string, percent: number): string {
  return fromCents(((toCents(amount) ?? 0n) * BigInt(percent) + 50n) / 100n);
}
