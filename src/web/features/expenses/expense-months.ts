import { formatCount } from '#shared/counts.ts';
import { toLocalDate } from '#shared/dates.ts';
import type { Expense, MonthTotal } from '#shared/expense.ts';
import { formatMoney, formatTotals } from '#shared/money.ts';
import { writing } from '#shared/writing.ts';

const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export interface ExpenseGroup {
  /** Absent if the list is not grouped. */
  total: MonthTotal | undefined;
  expenses: readonly Expense[];
}

/** The rows of a page by month, in the order of the page; one group if no months are given. */
export function groupByMonth(
  expenses: readonly Expense[],
  months: readonly MonthTotal[] | undefined,
): ExpenseGroup[] {
  if (!months) return [{ total: undefined, expenses }];
  const groups = new Map<string, Expense[]>();
  for (const expense of expenses) {
    const month = expense.date.slice(0, 7);
    groups.set(month, [...(groups.get(month) ?? []), expense]);
  }
  return [...groups].map(([month, rows]) => ({
    total: months.find((total) => total.month === month),
    expenses: rows,
  }));
}

/** "March 2026" for "2026-03". */
export function formatMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return (
    writing.format?.month(toLocalDate(`${month}-01`), 'long') ??
    `${MONTH_NAMES[Number(number) - 1]} ${Number(year)}`
  );
}

/** The total of a month, and how much of it is on other pages. */
export function describeMonth(
  { count, amount, totals = [] }: MonthTotal,
  rowsOnPage: number,
  currency: string,
): string {
  const sum = totals.length > 0 ? formatTotals(totals) : formatMoney(amount, currency);
  const expenses = `${formatCount(count)} ${count === 1 ? 'expense' : 'expenses'}`;
  return count > rowsOnPage
    ? `${expenses} in the whole month, ${sum}; ${formatCount(rowsOnPage)} on this page`
    : `${expenses}, ${sum}`;
}
