import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Reach } from '#server/db/reach.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { expenseTotals } from '#server/db/tables/expense-total.table.ts';
import type { ExpenseFilter } from '#shared/expense-filter.ts';
import type { ExpenseSort } from '#shared/expense-filter-values.ts';
import { expenseColumns, itsContractor } from './expense.repository.ts';
import {
  isWithin,
  matches,
  NO_FILTER,
  type Operands,
  type Whose,
} from './expense-filter.repository.ts';
import { orderOf } from './expense-order.repository.ts';
import { waysToMatch } from './expense-parts.repository.ts';
import type { StoredExpense } from './expense-wire.ts';

export interface Slice {
  limit: number;
  offset: number;
  sort: ExpenseSort;
}

export interface Totals {
  totalCount: number;
  totalAmount: string;
}

export interface ExpensePage extends Totals {
  /** Each row may include the totals, which no response shows. */
  page: StoredExpense[];
}

type KeptFilter = Pick<ExpenseFilter, 'projectId' | 'category' | 'paymentMethod'>;
type KeptOperands = Pick<Operands, keyof KeptFilter>;

const otherFilters = [
  'contractorId',
  'from',
  'to',
  'minAmount',
  'maxAmount',
  'receipt',
  'planLineId',
  'roomId',
  'agreementId',
  'billId',
  'kind',
  'except',
] as const satisfies Exclude<keyof ExpenseFilter, keyof KeptFilter | 'search'>[];

/**
 * Stored totals answer these lists, so only the page is queried. Contractor names are in another
 * table, which is joined after the page is cut.
 */
export function isKeptList(reach: Reach, filter: ExpenseFilter, sort: ExpenseSort): boolean {
  const { search, category } = filter;
  return (
    // Of one account or project: over several, no index has the order.
    reach.length === 1 &&
    !sort.endsWith('contractor') &&
    search === '' &&
    otherFilters.every((key) => filter[key] === null) &&
    (category === null || category.length === 1)
  );
}

/** Stored totals are of one category or of all. A placeholder stands for one. */
const oneOf = (category: string[] | Placeholder) =>
  Array.isArray(category) ? category[0] : category;

function keptTotal(sum: SQL, whose: Whose, operands: KeptOperands): SQL {
  const { projectId, category, paymentMethod } = operands;
  const isCounted = and(
    isWithin(whose, expenseTotals),
    projectId === null ? undefined : eq(expenseTotals.projectId, projectId),
    category === null ? undefined : sql`${expenseTotals.category} = ${oneOf(category)}`,
    paymentMethod === null ? undefined : eq(expenseTotals.paymentMethod, paymentMethod),
  );
  return sql`(select ${sum} from ${expenseTotals} where ${isCounted})`;
}

function keptTotals(whose: Whose, operands: KeptOperands) {
  // A split expense counts in each of its categories, and once in all of them.
  const counted =
    operands.category === null
      ? sql`${expenseTotals.expenseCount} - ${expenseTotals.repeatCount}`
      : sql`${expenseTotals.expenseCount}`;
  const count = sql`coalesce(sum(${counted}), 0)::int`;
  const amount = sql`coalesce(sum(${expenseTotals.amount}), 0.00)`;
  return {
    totalCount: sql<number>`${keptTotal(count, whose, operands)}`.as('total_count'),
    totalAmount: sql<string>`${keptTotal(amount, whose, operands)}`.as('total_amount'),
  };
}

export async function findKeptTotals(
  db: Queryable,
  reach: Reach,
  filter: KeptFilter,
): Promise<Totals> {
  const [row] = await db.select(keptTotals(reach, filter)).from(sql`(values (1)) one`);
  return row ?? { totalCount: 0, totalAmount: '0.00' };
}

const keptKeys = ['projectId', 'category', 'paymentMethod'] as const;

/** The filter with placeholders, and a name that all filters of this form share. */
function formOf(filter: ExpenseFilter): { name: string; operands: Operands } {
  const present = keptKeys.filter((key) => filter[key] !== null);
  const places = present.map((key) => [key, sql.placeholder(key)]);
  return { name: present.join(), operands: { ...NO_FILTER, ...Object.fromEntries(places) } };
}

/**
 * Those with a part of one category, up to the end of the page, named like the table. Two branches:
 * each is read in the order of its own index, and with one condition for both Postgres would read
 * and sort all of them.
 */
function inOneCategory(owner: Placeholder, operands: Operands, sort: ExpenseSort): SQL {
  const rest = matches(owner, { ...operands, category: null });
  const end = sql`${sql.placeholder('limit')}::bigint + ${sql.placeholder('offset')}::bigint`;
  const branches = waysToMatch(operands).map(
    (way) => sql`(select * from ${expenses} where ${and(rest, way)}
      order by ${sql.join(orderOf(sort), sql`, `)} limit ${end})`,
  );
  return sql.join(branches, sql` union all `);
}

/** A page and its stored totals in one statement, for a list that `isKeptList`. */
export async function listExpenses(
  db: Queryable,
  reach: Reach,
  wanted: ExpenseFilter,
  { limit, offset, sort }: Slice,
): Promise<ExpensePage> {
  const [part] = reach;
  const ownerId = part?.ownerId;
  const filter = { ...wanted, projectId: part?.projectId ?? wanted.projectId };
  const { name, operands } = formOf(filter);
  const statement = prepared(db, `expenses by ${name} in order of ${sort}`, () => {
    const owner = sql.placeholder('ownerId');
    const found = db.$with('expenses', {}).as(inOneCategory(owner, operands, sort));
    return (operands.category === null ? db : db.with(found))
      .select({ ...expenseColumns, ...keptTotals(owner, operands) })
      .from(expenses)
      .leftJoin(contractors, itsContractor)
      .where(operands.category === null ? matches(owner, operands) : undefined)
      .orderBy(...orderOf(sort))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare('');
  });
  const { projectId, paymentMethod } = filter;
  const category = filter.category?.[0];
  const rows = await statement.execute({
    ownerId,
    projectId,
    category,
    paymentMethod,
    limit,
    offset,
  });
  const [first] = rows;
  // Past the end, there is no row that brings the totals.
  if (!first) return { page: [], ...(await findKeptTotals(db, reach, filter)) };
  const { totalCount, totalAmount } = first;
  return { page: rows, totalCount, totalAmount };
}
