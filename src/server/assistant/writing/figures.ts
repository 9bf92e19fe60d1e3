import { formatMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { ExpenseScope, Total } from '../ledger.ts';
import { dashboardPage, expensesPage } from './links.ts';
import { link } from './markdown.ts';

/** An amount, linked to the expenses it comes from. */
export function spentFigure(amount: string, scope: ExpenseScope): string {
  return link(formatMoney(amount), expensesPage(scope));
}

export function countFigure(count: number, scope: ExpenseScope): string {
  return link(`${count} ${count === 1 ? 'expense' : 'expenses'}`, expensesPage(scope));
}

/** "$1,250.00 in 4 expenses". */
export function totalFigure({ total, count }: Total, scope: ExpenseScope): string {
  return `${spentFigure(total, scope)} in ${countFigure(count, scope)}`;
}

export function budgetFigure(amount: string, project: Project): string {
  return link(formatMoney(amount), dashboardPage(project.id));
}

export function percentFigure(percent: number, project: Project): string {
  return link(`${percent.toFixed(2)}%`, dashboardPage(project.id));
}

export const daysText = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;
