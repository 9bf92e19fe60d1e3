import { sumByCurrency } from '#shared/currency-sums.ts';
import type { Expense, ExpenseList } from '#shared/expense.ts';
import type { CurrencyTotal } from '#shared/money.ts';
import type { ExpenseView } from './expense-view.ts';

/** What an expense adds to a sum: a refund takes away. */
export function countedAmount({ kind, amount }: Pick<Expense, 'kind' | 'amount'>): string {
  return kind === 'refund' ? `-${amount}` : amount;
}

/** A page, and the totals of all pages. */
type ExpenseSums = Pick<ExpenseList, 'expenses' | 'totalCount'> & { totals: CurrencyTotal[] };
type PartFilter = Pick<ExpenseView, 'category' | 'line' | 'room'>;

/**
 * The sums of the rows on a page, one for each currency, by the parts that match the filter. Null if only the server can
 * tell: a part without a room is in the room of its line.
 */
export function sumOfPage(
  { expenses, totalCount, totals }: ExpenseSums,
  filter: PartFilter,
  currencyOf: (projectId: number) => string,
): CurrencyTotal[] | null {
  if (expenses.length === totalCount) return totals;
  if (filter.room !== null && expenses.some(({ lines }) => lines.length > 0)) return null;
  const counted = expenses.flatMap((expense) =>
    countedParts(expense, filter).map((amount) => ({
      amount,
      currency: currencyOf(expense.projectId),
    })),
  );
  // In the order of the totals of all pages.
  const order = totals.map(({ currency }) => currency);
  return sumByCurrency(counted).toSorted(
    (one, other) => order.indexOf(one.currency) - order.indexOf(other.currency),
  );
}

function countedParts(expense: Expense, { category, line }: PartFilter): string[] {
  const { kind, lines } = expense;
  if (lines.length === 0) return [countedAmount(expense)];
  const keys: readonly string[] = category;
  return lines
    .filter((part) => keys.length === 0 || keys.includes(part.category))
    .filter((part) => line === null || (part.planLineId ?? 'none') === line)
    .map(({ amount }) => countedAmount({ kind, amount }));
}

/** The categories of an expense: one, or those of its parts. */
export function categoriesOf({ category, lines }: Pick<Expense, 'category' | 'lines'>): string[] {
  return lines.length === 0 ? [category] : [...new Set(lines.map((part) => part.category))];
}
