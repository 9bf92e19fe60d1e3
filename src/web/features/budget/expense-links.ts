import { paths } from '../../config/paths.ts';
import type { ExpenseSearch } from '../expenses/expense-view.ts';

/** A link to the payments of one line. The list reads its own address. */
export function lineExpensesLink(planLineId: number) {
  return { to: paths.expenses, search: { line: planLineId } as object as ExpenseSearch } as const;
}
