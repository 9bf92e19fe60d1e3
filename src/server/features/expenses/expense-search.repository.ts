import { and, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { PLAN_EACH_TIME } from '#server/db/named-statements.ts';
import { type Reach, within } from '#server/db/reach.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import type { MonthTotal } from '#shared/expense.ts';
import type { ExpenseFilter } from '#shared/expense-filter.ts';
import type { ExpenseSort } from '#shared/expense-filter-values.ts';
import { itsContractor, selectExpenses } from './expense.repository.ts';
import { matches, type SearchBy } from './expense-filter.repository.ts';
import {
  type ExpensePage,
  findKeptTotals,
  type Slice,
  type Totals,
} from './expense-list.repository.ts';
import { orderOf } from './expense-order.repository.ts';
import { countedAmount } from './expense-parts.repository.ts';
import type { StoredExpense } from './expense-wire.ts';

/** From this many rows on, the word index is faster than reading every row. */
const INDEX_FROM_ROWS = 5_000;
/** The index contains groups of three letters. Shorter texts match nearly everything. */
const INDEX_FROM_LETTERS = 3;

async function wayToSearch(
  db: Queryable,
  reach: Reach,
  { search, projectId }: ExpenseFilter,
): Promise<SearchBy> {
  if (search.length < INDEX_FROM_LETTERS || projectId === null) return 'rows';
  const scope = { projectId, category: null, paymentMethod: null };
  const { totalCount } = await findKeptTotals(db, reach, scope);
  return totalCount < INDEX_FROM_ROWS ? 'rows' : 'index';
}

interface SearchResult extends Record<string, unknown>, Totals {
  ids: number[];
}

/**
 * The page and totals of any filter, in any order, in one pass over the rows. As separate queries,
 * a rare word would scan the whole project once for the page and again for the totals.
 */
export async function searchExpenses(
  db: Queryable,
  reach: Reach,
  filter: ExpenseFilter,
  { limit, offset, sort }: Slice,
): Promise<ExpensePage> {
  const searchBy = await wayToSearch(db, reach, filter);
  // The matches are named like the table, so that an order works for both.
  const { rows } = await db.execute<SearchResult>(sql`${sql.raw(PLAN_EACH_TIME)}
    with "expenses" as materialized (
      select ${expenses.id}, ${expenses.date}, ${expenses.createdAt}, ${expenses.amount},
        ${expenses.kind}, ${countedAmount(filter)} as counted ${columnsFor(sort)}
      from ${expenses} where ${matches(reach, filter, searchBy)}
    )
    select
      (select count(*)::int from ${expenses}) as "totalCount",
      (select coalesce(sum(counted), 0.00)::text from ${expenses}) as "totalAmount",
      array(
        select ${expenses.id} from ${expenses} ${joinFor(sort)}
        order by ${sql.join(orderOf(sort), sql`, `)}
        limit ${limit} offset ${offset}
      ) as ids`);
  const { ids, ...totals } = rows[0] ?? { totalCount: 0, totalAmount: '0.00', ids: [] };
  return { page: await expensesById(db, reach, ids), ...totals };
}

function columnsFor(sort: ExpenseSort): SQL {
  if (sort.endsWith('description')) return sql`, ${expenses.description}`;
  if (sort.endsWith('contractor')) return sql`, ${expenses.userId}, ${expenses.contractorId}`;
  return sql``;
}

function joinFor(sort: ExpenseSort): SQL {
  return sort.endsWith('contractor') ? sql`left join ${contractors} on ${itsContractor}` : sql``;
}

/** In the order of the ids. */
async function expensesById(db: Queryable, reach: Reach, ids: number[]): Promise<StoredExpense[]> {
  const rows = await selectExpenses(db).where(
    and(within(reach, expenses), sql`${expenses.id} = any(${sql.param(ids)})`),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Complete totals, within the filter, of the months that contain these days. */
export async function sumMonths(
  db: Queryable,
  reach: Reach,
  filter: ExpenseFilter,
  days: string[],
): Promise<MonthTotal[]> {
  if (days.length === 0) return [];
  const months = [...new Set(days.map((day) => day.slice(0, 7)))].toSorted();
  const month = sql<string>`to_char(${expenses.date}, 'YYYY-MM')`;
  const isWithin = sql`${expenses.date} >= ${`${months[0]}-01`}::date
    and ${expenses.date} < ${`${months.at(-1)}-01`}::date + interval '1 month'`;
  const rows = await db
    .select({
      month: month.as('month'),
      count: sql<number>`count(*)::int`,
      amount: sql<string>`sum(${countedAmount(filter)})`,
    })
    .from(expenses)
    .where(and(matches(reach, filter), isWithin))
    .groupBy(sql`1`);
  return rows.filter((row) => months.includes(row.month));
}
