import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import type { ExpenseSort, ExpenseSortColumn } from '#shared/expense-filter-values.ts';
import { signed } from './expense-parts.repository.ts';

export const newestFirst = [
  desc(expenses.date),
  desc(expenses.createdAt),
  desc(expenses.id),
] as const;

const oldestFirst = [asc(expenses.date), asc(expenses.createdAt), asc(expenses.id)] as const;

const sortedColumns: Record<Exclude<ExpenseSortColumn, 'date'>, SQL> = {
  amount: signed(sql`${expenses.amount}`),
  description: sql`lower(${expenses.description})`,
  contractor: sql`lower(${contractors.name})`,
};

/** The order of a list. Ties, and expenses without a contractor, follow newest first. */
export function orderOf(sort: ExpenseSort): SQL[] {
  const isDescending = sort.startsWith('-');
  const column = sort.replace('-', '') as ExpenseSortColumn;
  if (column === 'date') return [...(isDescending ? newestFirst : oldestFirst)];
  const direction = isDescending ? sql`desc nulls last` : sql`asc nulls last`;
  return [sql`${sortedColumns[column]} ${direction}`, ...newestFirst];
}
