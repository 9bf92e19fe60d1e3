import type { Expense, MonthTotal } from '#shared/expense.ts';
import type { ExpenseSort } from '#shared/expense-filter.ts';
import type { ExpenseActions } from './expense-dialogs.tsx';

/** What the table and the cards have in common. */
export interface ExpenseRowsProps {
  expenses: readonly Expense[];
  /** Set if the list is grouped by month. */
  months: readonly MonthTotal[] | undefined;
  /** Names by id if the rows belong to several projects; null otherwise. */
  projectNames: ReadonlyMap<number, string> | null;
  actions: ExpenseActions;
  sort: ExpenseSort;
  onSort: (sort: ExpenseSort) => void;
}
