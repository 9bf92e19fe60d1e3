import { paths } from '../../config/paths.ts';
import type { ExpenseSearch } from '../expenses/expense-view.ts';

/** A link to the list of exactly these payments. The list reads its own address. */
export function paymentsLink(filter: Record<string, unknown>) {
  return { to: paths.expenses, search: filter as ExpenseSearch } as const;
}
export type PaymentsLink = ReturnType<typeof paymentsLink>;

export const paymentsLinkClasses =
  'rounded-sm font-medium text-pine underline-offset-4 hover:underline';
