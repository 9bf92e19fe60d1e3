import { compareMoney, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { countedProjects } from '#shared/sample.ts';
import type { Reading } from '../question/reading.ts';
import { budgetFigure } from '../writing/figures.ts';
import { bold } from '../writing/markdown.ts';
import { type Answerer, NotFound } from './answerer.ts';
import { projectTable } from './project-table.ts';
import { spentOf } from './remaining.ts';

const CLOSEST =
  /\b(?:which|what)\b.*\b(?:closest|nearest)\b.*\b(?:budget\w*|planned|set aside)\b|\b(?:budget|planned)\b.*\b(?:closest|nearest)\b/;
/** "Which is closer to its budget, the attic or the porch?" */
const CLOSER = /\b(?:which|what)\b.*\b(?:closer|nearer|closest|nearest)\b.*\b(?:budget|limit)\b/;

const gapOf = ({ budget, totalSpent }: Project): string =>
  subtractMoney(budget, totalSpent).replace('-', '');
/** How much of its budget the gap is. */
const shareOf = (project: Project): number => Number(gapOf(project)) / Number(project.budget);

/** "Which project came closest to its budget?" */
export const closestToBudget: Answerer = {
  understands: ({ words, projects, contractors, amount }: Reading) =>
    (projects.length === 0 ? CLOSEST : CLOSER).test(words.join(' ')) &&
    projects.length !== 1 &&
    contractors.length === 0 &&
    amount === null,
  answer({ books, currency, reading }) {
    const asked = reading.projects.length > 0 ? reading.projects : countedProjects(books.projects);
    const all = asked.filter((one) => one.currency === currency && one.budget !== '0.00');
    const byMoney = all.toSorted((one, other) => compareMoney(gapOf(one), gapOf(other)));
    const byShare = all.toSorted((one, other) => shareOf(one) - shareOf(other));
    const [nearest] = byMoney;
    const [nearestByShare] = byShare;
    if (!nearest || !nearestByShare) return new NotFound('None of your projects has a budget.');
    const first = `${bold(nearest.name)} came closest to its budget: ${standing(nearest)}.`;
    const other =
      nearestByShare === nearest
        ? ''
        : ` Measured in percent, it is ${bold(nearestByShare.name)}: ${standing(nearestByShare)}.`;
    return `${first}${other}\n\n${projectTable(byMoney)}`;
  },
};

function standing(project: Project): string {
  const isOver = compareMoney(project.totalSpent, project.budget) > 0;
  const gap = budgetFigure(gapOf(project), project);
  return `${spentOf(project)} of ${budgetFigure(project.budget, project)} is spent, ${gap} ${isOver ? 'over' : 'under'}`;
}
