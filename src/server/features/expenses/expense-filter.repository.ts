import {
  type AnyColumn,
  and,
  eq,
  gte,
  isNotNull,
  isNull,
  lte,
  notBetween,
  notInArray,
  or,
  Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { ownersIn, type Reach, within } from '#server/db/reach.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { type ExpenseExceptions, readExceptions } from '#shared/expense-exceptions.ts';
import type { ExpenseFilter } from '#shared/expense-filter.ts';
import { hasPart } from './expense-parts.repository.ts';

export type Operands = { [Key in keyof ExpenseFilter]: ExpenseFilter[Key] | Placeholder };

/** `index`: with the index over all words. `rows`: by reading each row. */
export type SearchBy = 'index' | 'rows';

/** What a list may contain. In a prepared statement, a placeholder stands for one account. */
export type Whose = Reach | Placeholder;

export function isWithin(whose: Whose, columns: Record<'userId' | 'projectId', AnyColumn>) {
  return whose instanceof Placeholder ? eq(columns.userId, whose) : within(whose, columns);
}

/** The conditions of a filter. Unused fields are null, or empty for the search. */
export function matches(
  whose: Whose,
  operands: Operands,
  searchBy: SearchBy = 'rows',
): SQL | undefined {
  const { projectId, search, paymentMethod, contractorId } = operands;
  const { from, to, minAmount, maxAmount, receipt, agreementId, billId, kind, except } = operands;
  return and(
    isWithin(whose, expenses),
    projectId === null ? undefined : isInProject(projectId, searchBy),
    hasPart(operands),
    agreementId === null ? undefined : eq(expenses.agreementId, agreementId),
    billId === null ? undefined : eq(expenses.billId, billId),
    kind === null ? undefined : eq(expenses.kind, kind),
    paymentMethod === null ? undefined : eq(expenses.paymentMethod, paymentMethod),
    contractorId === null ? undefined : isOfContractor(contractorId),
    from === null ? undefined : gte(expenses.date, from),
    to === null ? undefined : lte(expenses.date, to),
    minAmount === null ? undefined : gte(expenses.amount, minAmount),
    maxAmount === null ? undefined : lte(expenses.amount, maxAmount),
    receipt === 'with' ? isNotNull(expenses.receipt) : undefined,
    receipt === 'without' ? isNull(expenses.receipt) : undefined,
    typeof search === 'string' && search !== '' ? mentions(whose, search, searchBy) : undefined,
    ...(typeof except === 'string' ? exceptions(whose, readExceptions(except)) : []),
  );
}

const isOfContractor = (contractorId: number | 'none' | Placeholder) =>
  contractorId === 'none' ? isNull(expenses.contractorId) : eq(expenses.contractorId, contractorId);

/** The only definition of what is left out; the assistant uses it too. */
export function exceptions(whose: Whose, except: ExpenseExceptions): (SQL | undefined)[] {
  const { paymentMethods, contractorIds, projectIds, texts = [], stretches = [] } = except;
  const isNone = (column: AnyColumn, values: readonly (string | number)[] | undefined) =>
    values && values.length > 0 ? or(isNull(column), notInArray(column, [...values])) : undefined;
  return [
    isNone(expenses.paymentMethod, paymentMethods),
    isNone(expenses.contractorId, contractorIds),
    isNone(expenses.projectId, projectIds),
    ...stretches.map(({ from, to }) => notBetween(expenses.date, from, to)),
    // Of an expense without a contractor it is unknown, and not false, whether one is mentioned.
    ...texts.map((text) => sql`${mentions(whose, text)} is not true`),
  ];
}

/** The word index is on the bigint, so that only searches use it (expense.table.ts). */
function isInProject(projectId: number | Placeholder, searchBy: SearchBy): SQL {
  return searchBy === 'index'
    ? sql`${expenses.projectId}::bigint = ${projectId}::bigint`
    : eq(expenses.projectId, projectId);
}

/**
 * The only definition of a search: the text is in the description, the notes, or the contractor's
 * name or company. The assistant uses it too, so its links show what it counted.
 */
export function mentions(whose: Whose, search: string, searchBy: SearchBy = 'rows'): SQL {
  const pattern = contains(search);
  const owners =
    whose instanceof Placeholder ? sql`array[${whose}]::int[]` : sql.param(ownersIn(whose));
  const isInText =
    searchBy === 'index'
      ? sql`${expenses.searchText} like lower(${pattern})`
      : sql`strpos(${expenses.searchText}, lower(${search})) > 0`;
  return sql`(${isInText} or ${expenses.contractorId} = any(array(
    select c.id from contractors c
    where c.user_id = any(${owners}) and (c.name ilike ${pattern} or c.company ilike ${pattern})
  )))`;
}

/** Escapes the percent sign and the underscore. */
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
  planLineId: null,
  roomId: null,
  agreementId: null,
  billId: null,
  kind: null,
  except: null,
};
