import type { Queryable } from '#server/db/client.ts';
import { reachByCurrency } from '#server/db/currency-reach.ts';
import type { Reach } from '#server/db/reach.ts';
import type { MonthTotal } from '#shared/expense.ts';
import type { ExpenseFilter } from '#shared/expense-filter.ts';
import { DEFAULT_SORT } from '#shared/expense-filter-values.ts';
import type { CurrencyTotal } from '#shared/money.ts';
import type { Totals } from './expense-list.repository.ts';
import { searchExpenses, sumMonths } from './expense-search.repository.ts';

/** The totals of a list by currency. Most accounts have one, and its total is known already. */
export async function readTotals(
  db: Queryable,
  reach: Reach,
  filter: ExpenseFilter,
  { totalCount, totalAmount }: Totals,
): Promise<CurrencyTotal[]> {
  const [one, ...others] = await reachByCurrency(db, reach);
  if (!one || totalCount === 0) return [];
  if (others.length === 0) return [{ currency: one.currency, amount: totalAmount }];
  const none = { limit: 0, offset: 0, sort: DEFAULT_SORT } as const;
  const totals = await Promise.all(
    [one, ...others].map(async ({ currency, reach: its }) => ({
      currency,
      found: await searchExpenses(db, its, filter, none),
    })),
  );
  return totals
    .filter(({ found }) => found.totalCount > 0)
    .map(({ currency, found }) => ({ currency, amount: found.totalAmount }));
}

/** The totals of months, and the same by currency. */
export async function sumMonthsByCurrency(
  db: Queryable,
  reach: Reach,
  filter: ExpenseFilter,
  days: string[],
): Promise<MonthTotal[]> {
  const parts = await reachByCurrency(db, reach);
  const [months, ...byCurrency] = await Promise.all([
    sumMonths(db, reach, filter, days),
    ...parts.map(async ({ currency, reach: its }) => ({
      currency,
      months: await sumMonths(db, its, filter, days),
    })),
  ]);
  return months.map((total) => ({
    ...total,
    totals: byCurrency.flatMap(({ currency, months: its }) =>
      its.filter(({ month }) => month === total.month).map(({ amount }) => ({ currency, amount })),
    ),
  }));
}
