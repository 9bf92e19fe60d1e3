import type { Expense, MonthTotal } from '#shared/expense.ts';
import type { ExpenseSort } from '#shared/expense-filter.ts';
import type { ExpenseActions } from './expense-dialogs.tsx';

/** What the table and the cards show alike. */
export interface ExpenseRowsProps {
  expenses: readonly Expense[];
  /** Given when the list is grouped by month. */
  months: readonly MonthTotal[] | undefined;
  /** Names by id where rows of several projects stand together; null otherwise. */
  projectNames: ReadonlyMap<number, string> | null;
  actions: ExpenseActions;
  sort: ExpenseSort;
  onSort: (sort: ExpenseSort) => void;
}
