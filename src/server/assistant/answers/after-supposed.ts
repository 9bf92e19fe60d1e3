import { addMoney, formatMoney, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { Price, Supposed } from '../question/supposed.ts';
import { budgetFigure } from '../writing/figures.ts';
import { bold, listed } from '../writing/markdown.ts';
import { planFigure } from './plan-text.ts';

export const UNCLEAR =
  'I do not know how these amounts count together. Ask again with one sum, such as “if we pay another $1,500, what is left?”.';

/** What would be left of the budget after all that is supposed. */
export function afterSupposed(
  project: Project,
  { paid, returned, bills = [] }: Supposed & { bills?: readonly string[] },
): string {
  const left = subtractMoney(project.budget, project.totalSpent);
  const spent = addMoney([sumOf({ paid }), ...bills]);
  const after = addMoney([subtractMoney(left, spent), ...returned.flatMap(each)]);
  const money = ({ amount, times }: Price) =>
    `${times > 1 ? `${times} times ` : ''}${formatMoney(amount, project.currency)}`;
  const now = budgetFigure(left, project);
  const known =
    bills.length === 0 ? [] : [`the open bills of ${planFigure(addMoney([...bills]), project)}`];
  const prices = listed([...known, ...paid.map(money)], 'and');
  const isOver = after.startsWith('-');
  const figure = budgetFigure(isOver ? after.slice(1) : after, project);
  if (returned.length > 0) {
    const back = `${listed(returned.map(money), 'and')} back`;
    const changes = prices === '' ? `with ${back}` : `after ${prices}, and with ${back},`;
    return isOver
      ? `${bold(project.name)} would still be ${figure} over its budget: ${now} is left now, and that is what remains ${changes}.`
      : `${bold(project.name)} would have ${figure} left ${changes}: ${now} is left now.`;
  }
  if (left.startsWith('-')) {
    return `Not within the budget of ${bold(project.name)}: it is ${budgetFigure(left.slice(1), project)} over already, and ${prices} would put it ${figure} over.`;
  }
  return isOver
    ? `Not within the budget of ${bold(project.name)}: ${now} is left, so ${prices} would put you ${figure} over.`
    : `Yes, within the budget of ${bold(project.name)}: ${now} is left, and after ${prices} you would have ${figure}. Keep some of it for surprises.`;
}

/** All that is supposed to be paid. */
export const sumOf = ({ paid }: Pick<Supposed, 'paid'>): string => addMoney(paid.flatMap(each));

const each = ({ amount, times }: Price) => Array<string>(times).fill(amount);
