import { and, eq, gte, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { expenses } from '#server/db/tables/expense.table.ts';
import type { ExpenseFilter } from '#shared/expense.ts';

export type Operands = { [Key in keyof ExpenseFilter]: ExpenseFilter[Key] | Placeholder };

/** `index`: by the index over all words. `rows`: by a look at each row. */
export type SearchBy = 'index' | 'rows';

/** The conditions that a filter asks for. What it leaves open is null, or empty for the search. */
export function matches(
  userId: number | Placeholder,
  { projectId, search, category, paymentMethod, contractorId, from, to }: Operands,
  searchBy: SearchBy = 'rows',
): SQL | undefined {
  return and(
    eq(expenses.userId, userId),
    projectId === null ? undefined : isInProject(projectId, searchBy),
    category === null ? undefined : eq(expenses.category, category),
    paymentMethod === null ? undefined : eq(expenses.paymentMethod, paymentMethod),
    contractorId === null ? undefined : eq(expenses.contractorId, contractorId),
    from === null ? undefined : gte(expenses.date, from),
    to === null ? undefined : lte(expenses.date, to),
    typeof search === 'string' && search !== '' ? mentions(userId, search, searchBy) : undefined,
  );
}

function isInProject(projectId: number | Placeholder, searchBy: SearchBy): SQL {
  return searchBy === 'index'
    ? sql`${expenses.projectId}::bigint = ${projectId}::bigint`
    : eq(expenses.projectId, projectId);
}

function mentions(userId: number | Placeholder, search: string, searchBy: SearchBy): SQL {
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

const filterKeys = [
  'projectId',
  'category',
  'paymentMethod',
  'contractorId',
  'from',
  'to',
] as const;

/** The same filter with places to be filled in, and a name that all filters of its form share. */
export function formOf(filter: ExpenseFilter): { name: string; operands: Operands } {
  const present = filterKeys.filter((key) => filter[key] !== null);
  const places = present.map((key) => [key, sql.placeholder(key)]);
  return {
    name: present.join(),
    operands: { ...filter, search: '', ...Object.fromEntries(places) },
  };
}
