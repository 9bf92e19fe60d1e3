import { paths } from '../../config/paths.ts';
import type { ExpenseSearch } from '../expenses/expense-view.ts';

interface ExpenseLinkFilter {
  /** One category, or several with commas between them. */
  category?: string;
  receipt?: 'without';
}

/** A link to the list of exactly these expenses. The list reads its own address. */
export function expensesLink(filter: ExpenseLinkFilter = {}) {
  return { to: paths.expenses, search: filter as object as ExpenseSearch } as const;
}
