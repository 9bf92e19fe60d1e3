import { and, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import type { Expense, ExpenseFilter, ExpenseInput, ExpenseUpdate } from '#shared/expense.ts';

/** An expense as it is stored; the link to its thumbnail is made when it is asked for. */
export type StoredExpense = Omit<Expense, 'thumbnailUrl'>;

const expenseColumns = {
  id: expenses.id,
  userId: expenses.userId,
  projectId: expenses.projectId,
  contractorId: expenses.contractorId,
  description: expenses.description,
  amount: expenses.amount,
  category: expenses.category,
  paymentMethod: expenses.paymentMethod,
  date: expenses.date,
  notes: expenses.notes,
  imageUrl: expenses.imageUrl,
  createdAt: expenses.createdAt,
  contractor: { id: contractors.id, name: contractors.name, company: contractors.company },
} as const;

const itsContractor = and(
  eq(contractors.userId, expenses.userId),
  eq(contractors.id, expenses.contractorId),
);
const newestFirst = [desc(expenses.date), desc(expenses.createdAt), desc(expenses.id)] as const;

const owned = (userId: number, expenseId: number) =>
  and(eq(expenses.userId, userId), eq(expenses.id, expenseId));

function selectExpenses(db: Queryable) {
  return db.select(expenseColumns).from(expenses).leftJoin(contractors, itsContractor).$dynamic();
}

/** The percent sign and the underscore stand for themselves. */
function contains(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}

function matches(userId: number, filter: ExpenseFilter) {
  const { projectId, search, category, paymentMethod, contractorId, from, to } = filter;
  const pattern = contains(search);
  const conditions: (SQL | undefined)[] = [
    eq(expenses.userId, userId),
    projectId === null ? undefined : eq(expenses.projectId, projectId),
    category === null ? undefined : eq(expenses.category, category),
    paymentMethod === null ? undefined : eq(expenses.paymentMethod, paymentMethod),
    contractorId === null ? undefined : eq(expenses.contractorId, contractorId),
    from === null ? undefined : gte(expenses.date, from),
    to === null ? undefined : lte(expenses.date, to),
    search === ''
      ? undefined
      : sql`(${expenses.searchText} like lower(${pattern})
          or ${expenses.contractorId} in (
            select c.id from contractors c
            where c.user_id = ${userId} and (c.name ilike ${pattern} or c.company ilike ${pattern})
          ))`,
  ];
  return and(...conditions);
}

export async function listExpenses(
  db: Queryable,
  userId: number,
  filter: ExpenseFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredExpense[]> {
  return selectExpenses(db)
    .where(matches(userId, filter))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
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

/** How many match and what they add up to, exactly, by the database. */
export async function sumExpenses(db: Queryable, userId: number, filter: ExpenseFilter) {
  const [row] = await db
    .select({
      totalCount: sql<number>`count(*)::int`,
      totalAmount: sql<string>`coalesce(sum(${expenses.amount}), 0.00)`,
    })
    .from(expenses)
    .where(matches(userId, filter));
  return row ?? { totalCount: 0, totalAmount: '0.00' };
}

interface SearchResult extends Record<string, unknown> {
  totalCount: number;
  totalAmount: string;
  ids: number[];
}

/**
 * Page and totals of a search in one pass over the rows. Asked for apart, the page of a rare word
 * walks the whole project in the order of the list, and the totals walk it once more.
 */
export async function searchExpenses(
  db: Queryable,
  userId: number,
  filter: ExpenseFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const { rows } = await db.execute<SearchResult>(sql`
    with matched as materialized (
      select ${expenses.id}, ${expenses.date}, ${expenses.createdAt}, ${expenses.amount}
      from ${expenses} where ${matches(userId, filter)}
    )
    select
      (select count(*)::int from matched) as "totalCount",
      (select coalesce(sum(amount), 0.00)::text from matched) as "totalAmount",
      array(
        select id from matched order by date desc, created_at desc, id desc
        limit ${limit} offset ${offset}
      ) as ids`);
  const { totalCount, totalAmount, ids } = rows[0] ?? {
    totalCount: 0,
    totalAmount: '0.00',
    ids: [],
  };
  const page = await selectExpenses(db)
    .where(and(eq(expenses.userId, userId), inArray(expenses.id, ids)))
    .orderBy(...newestFirst);
  return { page, totalCount, totalAmount };
}

export async function countExpenses(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(expenses)
    .where(eq(expenses.userId, userId));
  return row?.count ?? 0;
}

export async function findExpense(
  db: Queryable,
  userId: number,
  expenseId: number,
): Promise<StoredExpense | undefined> {
  const [expense] = await selectExpenses(db).where(owned(userId, expenseId));
  return expense;
}

export async function insertExpense(
  db: Queryable,
  userId: number,
  input: ExpenseInput,
): Promise<number> {
  const [row] = await db
    .insert(expenses)
    .values({ userId, ...input })
    .returning({ id: expenses.id });
  if (!row) throw new Error('The insert returned no expense');
  return row.id;
}

/** False when it is absent. */
export async function updateExpense(
  db: Queryable,
  userId: number,
  expenseId: number,
  input: ExpenseUpdate,
): Promise<boolean> {
  const rows = await db
    .update(expenses)
    // The first entry keeps an update without any field from being an error.
    .set({ description: sql`${expenses.description}`, ...input })
    .where(owned(userId, expenseId))
    .returning({ id: expenses.id });
  return rows.length > 0;
}

/** The receipt of what was removed, or undefined when there was nothing to remove. */
export async function removeExpense(
  db: Queryable,
  userId: number,
  expenseId: number,
): Promise<{ imageUrl: string | null } | undefined> {
  const [row] = await db
    .delete(expenses)
    .where(owned(userId, expenseId))
    .returning({ imageUrl: expenses.imageUrl });
  return row;
}
