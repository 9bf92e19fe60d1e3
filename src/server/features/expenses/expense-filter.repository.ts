import {
  type AnyColumn,
  and,
  eq,
  gte,
  isNotNull,
  isNull,
  lte,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { expenses } from '#server/db/tables/expense.table.ts';
import type { ExpenseFilter } from '#shared/expense-filter.ts';

export type Operands = { [Key in keyof ExpenseFilter]: ExpenseFilter[Key] | Placeholder };

/** `index`: by the index over all words. `rows`: by a look at each row. */
export type SearchBy = 'index' | 'rows';

/** The conditions that a filter asks for. What it leaves open is null, or empty for the search. */
export function matches(
  userId: number | Placeholder,
  operands: Operands,
  searchBy: SearchBy = 'rows',
): SQL | undefined {
  const { projectId, search, category, paymentMethod, contractorId } = operands;
  const { from, to, minAmount, maxAmount, receipt } = operands;
  return and(
    eq(expenses.userId, userId),
    projectId === null ? undefined : isInProject(projectId, searchBy),
    category === null ? undefined : isOneOf(expenses.category, category),
    paymentMethod === null ? undefined : eq(expenses.paymentMethod, paymentMethod),
    contractorId === null ? undefined : eq(expenses.contractorId, contractorId),
    from === null ? undefined : gte(expenses.date, from),
    to === null ? undefined : lte(expenses.date, to),
    minAmount === null ? undefined : gte(expenses.amount, minAmount),
    maxAmount === null ? undefined : lte(expenses.amount, maxAmount),
    receipt === 'with' ? isNotNull(expenses.imageUrl) : undefined,
    receipt === 'without' ? isNull(expenses.imageUrl) : undefined,
    typeof search === 'string' && search !== '' ? mentions(userId, search, searchBy) : undefined,
  );
}

/**
 * One key is compared as such, which an index in the order of the list can answer. A place to be
 * filled in stands for one key.
 */
export function isOneOf(column: AnyColumn, keys: string[] | Placeholder): SQL {
  if (!Array.isArray(keys)) return eq(column, keys);
  return keys.length === 1 ? eq(column, keys[0]) : sql`${column} = any(${sql.param(keys)})`;
}

function isInProject(projectId: number | Placeholder, searchBy: SearchBy): SQL {
  return searchBy === 'index'
    ? sql`${expenses.projectId}::bigint = ${projectId}::bigint`
    : eq(expenses.projectId, projectId);
}

/**
 * The one rule of a search: its text is in the description, in the notes, or in the name or company
 * of the contractor. The assistant counts by it too, so that a link shows what was counted.
 */
export function mentions(
  userId: number | Placeholder,
  search: string,
  searchBy: SearchBy = 'rows',
): SQL {
  const pattern = contains(search);
  const isInText =
    searchBy === 'index'
      ? sql`${expenses.searchText} like lower(${pattern})`
      : sql`strpos(${expenses.searchText}, lower(${search})) > 0`;
  return sql`(${isInText} or ${expenses.contractorId} = any(array(
    select c.id from contractors c
    where c.user_id = ${userId} and (c.name ilike ${pattern} or c.company ilike ${pattern})
  )))`;
}

/** The percent sign and the underscore stand for themselves. */
function contains(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}

export const NO_FILTER: ExpenseFilter = {
  projectId: null,
  search: '',
  category: null,
  paymentMethod: null,
  contractorId: null,
  from: null,
  to: null,
  minAmount: null,
  maxAmount: null,
  receipt: null,
};
