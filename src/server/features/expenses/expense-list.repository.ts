import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { PLANNED_ANEW } from '#server/db/named-statements.ts';
import { inlined, prepared } from '#server/db/prepared.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { expenseTotals } from '#server/db/tables/expense-total.table.ts';
import type { ExpenseFilter } from '#shared/expense.ts';
import {
  expenseColumns,
  itsContractor,
  newestFirst,
  type StoredExpense,
  selectExpenses,
} from './expense.repository.ts';
import { formOf, matches, type Operands, type SearchBy } from './expense-filter.repository.ts';

interface Slice {
  limit: number;
  offset: number;
}

interface Totals {
  totalCount: number;
  totalAmount: string;
}

interface ExpensePage extends Totals {
  /** Each may carry the totals along, which no answer shows. */
  page: StoredExpense[];
}

/** Kept totals answer these without looking at an expense. */
export function hasKeptTotals({ search, contractorId, from, to }: ExpenseFilter): boolean {
  return search === '' && contractorId === null && from === null && to === null;
}

function keptTotal(sum: SQL, userId: number | Placeholder, operands: Operands): SQL {
  const { projectId, category, paymentMethod } = operands;
  const isCounted = and(
    eq(expenseTotals.userId, userId),
    projectId === null ? undefined : eq(expenseTotals.projectId, projectId),
    category === null ? undefined : eq(expenseTotals.category, category),
    paymentMethod === null ? undefined : eq(expenseTotals.paymentMethod, paymentMethod),
  );
  return sql`(select ${sum} from ${expenseTotals} where ${isCounted})`;
}

function keptTotals(userId: number | Placeholder, operands: Operands) {
  const count = sql`coalesce(sum(${expenseTotals.expenseCount}), 0)::int`;
  const amount = sql`coalesce(sum(${expenseTotals.amount}), 0.00)`;
  return {
    totalCount: sql<number>`${keptTotal(count, userId, operands)}`.as('total_count'),
    totalAmount: sql<string>`${keptTotal(amount, userId, operands)}`.as('total_amount'),
  };
}

async function findKeptTotals(
  db: Queryable,
  userId: number,
  filter: ExpenseFilter,
): Promise<Totals> {
  const [row] = await db.select(keptTotals(userId, filter)).from(sql`(values (1)) one`);
  return row ?? { totalCount: 0, totalAmount: '0.00' };
}

/** A page and the totals of a filter that has kept ones, in one statement. */
export async function listExpenses(
  db: Queryable,
  userId: number,
  filter: ExpenseFilter,
  { limit, offset }: Slice,
): Promise<ExpensePage> {
  const { name, operands } = formOf(filter);
  const statement = prepared(db, `${limit} expenses by ${name}`, () => {
    const owner = sql.placeholder('userId');
    // The page first and its contractors then. Under the name of the table, in whose place it stands.
    const page = db
      .select()
      .from(expenses)
      .where(matches(owner, operands))
      .orderBy(...newestFirst)
      .limit(inlined(limit))
      .offset(sql.placeholder('offset'));
    return db
      .with(db.$with('expenses', {}).as(page.getSQL()))
      .select({ ...expenseColumns, ...keptTotals(owner, operands) })
      .from(expenses)
      .leftJoin(contractors, itsContractor)
      .orderBy(...newestFirst)
      .prepare('');
  });
  const rows = await statement.execute({ ...filter, userId, offset });
  const [first] = rows;
  // Past the end there is no row to bring the totals along.
  if (!first) return { page: [], ...(await findKeptTotals(db, userId, filter)) };
  const { totalCount, totalAmount } = first;
  return { page: rows, totalCount, totalAmount };
}

/** From this many on, the index over the words is quicker than a look at every row. */
const INDEX_FROM_ROWS = 5_000;
/** The index is made of groups of three letters; fewer match nearly everything in it. */
const INDEX_FROM_LETTERS = 3;

async function wayToSearch(
  db: Queryable,
  userId: number,
  { search, projectId }: ExpenseFilter,
): Promise<SearchBy> {
  if (search.length < INDEX_FROM_LETTERS || projectId === null) return 'rows';
  const scope = { ...NO_FILTER, projectId };
  const { totalCount } = await findKeptTotals(db, userId, scope);
  return totalCount < INDEX_FROM_ROWS ? 'rows' : 'index';
}

const NO_FILTER: ExpenseFilter = {
  projectId: null,
  search: '',
  category: null,
  paymentMethod: null,
  contractorId: null,
  from: null,
  to: null,
};

interface SearchResult extends Record<string, unknown>, Totals {
  ids: number[];
}

/**
 * Page and totals of any filter in one pass over the rows. Asked for apart, the page of a rare word
 * walks the whole project in the order of the list, and the totals walk it once more.
 */
export async function searchExpenses(
  db: Queryable,
  userId: number,
  filter: ExpenseFilter,
  { limit, offset }: Slice,
): Promise<ExpensePage> {
  const searchBy = await wayToSearch(db, userId, filter);
  const { rows } = await db.execute<SearchResult>(sql`${sql.raw(PLANNED_ANEW)}
    with matched as materialized (
      select ${expenses.id}, ${expenses.date}, ${expenses.createdAt}, ${expenses.amount}
      from ${expenses} where ${matches(userId, filter, searchBy)}
    )
    select
      (select count(*)::int from matched) as "totalCount",
      (select coalesce(sum(amount), 0.00)::text from matched) as "totalAmount",
      array(
        select id from matched order by date desc, created_at desc, id desc
        limit ${limit} offset ${offset}
      ) as ids`);
  const { ids, ...totals } = rows[0] ?? { totalCount: 0, totalAmount: '0.00', ids: [] };
  const page = await selectExpenses(db)
    .where(and(eq(expenses.userId, userId), sql`${expenses.id} = any(${sql.param(ids)})`))
    .orderBy(...newestFirst);
  return { page, ...totals };
}

/** The expenses after the given one in the order of the list, for reading all of them in steps. */
export async function listExpensesAfter(
  db: Queryable,
  userId: number,
  filter: ExpenseFilter,
  { after, limit }: { after: StoredExpense | undefined; limit: number },
): Promise<StoredExpense[]> {
  // Compared as a row, which the index of that order can answer.
  const isLater =
    after &&
    sql`(${expenses.date}, ${expenses.createdAt}, ${expenses.id})
      < (${after.date}::date, ${after.createdAt}::timestamptz, ${after.id})`;
  return selectExpenses(db)
    .where(and(matches(userId, filter), isLater))
    .orderBy(...newestFirst)
    .limit(limit);
}
