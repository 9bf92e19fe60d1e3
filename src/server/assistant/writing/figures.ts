import { formatMoney } from '#shared/money.ts';
import { formatPercent } from '#shared/percents.ts';
import type { Project } from '#shared/project.ts';
import type { ExpenseScope, MoneyScope, Total } from '../ledger.ts';
import { dashboardPage, expensesPage } from './links.ts';
import { link } from './markdown.ts';

/** An amount, linked to the expenses it comes from. */
export function spentFigure(amount: string, scope: MoneyScope): string {
  return link(formatMoney(amount, scope.currency), expensesPage(scope));
}

/** All expenses of a project. */
export const ofProject = ({ id, currency }: Project): MoneyScope => ({ projectId: id, currency });

export function countFigure(count: number, scope: ExpenseScope): string {
  return link(`${count} ${count === 1 ? 'expense' : 'expenses'}`, expensesPage(scope));
}

/** "$1,250.00 in 4 expenses". */
export function totalFigure({ total, count }: Total, scope: MoneyScope): string {
  return `${spentFigure(total, scope)} in ${countFigure(count, scope)}`;
}

export function budgetFigure(amount: string, project: Project): string {
  return link(formatMoney(amount, project.currency), dashboardPage(project.id));
}

export function percentFigure(percent: number, project: Project): string {
  return link(formatPercent(percent), dashboardPage(project.id));
}

export const daysText = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;
