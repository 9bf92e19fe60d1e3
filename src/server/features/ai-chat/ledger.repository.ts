import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type {
  DayGroup,
  ExpenseGroup,
  ExpenseOrder,
  ExpenseScope,
  GroupTotal,
  LedgerExpense,
  LedgerMilestone,
  Total,
} from '#server/assistant/assistant.ts';
import type { Queryable } from '#server/db/client.ts';
import { type Reach, within } from '#server/db/reach.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { bills } from '#server/db/tables/bill.table.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import { planLines } from '#server/db/tables/plan-line.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { reserveMoves } from '#server/db/tables/reserve-move.table.ts';
import { rooms } from '#server/db/tables/room.table.ts';
import { exceptions, mentions } from '../expenses/expense-filter.repository.ts';
import {
  ANY_PART,
  countedAmount,
  hasPart,
  isWhole,
  partsLike,
  signed,
} from '../expenses/expense-parts.repository.ts';

/** What the scope says about the parts of an expense. */
const partOf = ({ category, categories, roomId }: ExpenseScope) => ({
  ...ANY_PART,
  roomId: roomId ?? null,
  category: category === undefined ? (categories ? [...categories] : null) : [category],
});

const totalOf = (amount: SQL, count = sql`count(*)`) => ({
  total: sql<string>`coalesce(sum(${amount}), 0.00)::text`,
  count: sql<number>`${count}::int`,
});

const groupKeys: Record<Exclude<ExpenseGroup | DayGroup, 'category'>, SQL<string | null>> = {
  contractor: sql`${expenses.contractorId}::text`,
  project: sql`${expenses.projectId}::text`,
  paymentMethod: sql`${expenses.paymentMethod}`,
  month: sql`to_char(${expenses.date}, 'YYYY-MM')`,
  // From Sunday to Saturday.
  week: sql`(date_trunc('week', ${expenses.date} + 1)::date - 1)::text`,
  day: sql`${expenses.date}::text`,
};

const newest = [desc(expenses.date), desc(expenses.createdAt), desc(expenses.id)];

/** The largest and the smallest are of what was spent, not of what came back. */
const isRanked = (order: ExpenseOrder) => order === 'largest' || order === 'smallest';

function orderOf(order: ExpenseOrder, amount: SQL): SQL[] {
  switch (order) {
    case 'newest':
      return newest;
    case 'oldest':
      return [asc(expenses.date), asc(expenses.createdAt), asc(expenses.id)];
    case 'largest':
      return [desc(amount), ...newest];
    case 'smallest':
      return [asc(amount), ...newest];
  }
}

function matches(reach: Reach, scope: ExpenseScope) {
  const { projectId, contractorId, paymentMethod, kind, search, from, to, over, under } = scope;
  const { receipt, hasContractor, except = {} } = scope;
  const conditions: (SQL | undefined)[] = [
    within(reach, expenses),
    projectId === undefined ? undefined : eq(expenses.projectId, projectId),
    contractorId === undefined ? undefined : eq(expenses.contractorId, contractorId),
    hasPart(partOf(scope)),
    kind === undefined ? undefined : eq(expenses.kind, kind),
    paymentMethod === undefined ? undefined : eq(expenses.paymentMethod, paymentMethod),
    search === undefined ? undefined : mentions(reach, search),
    from === undefined ? undefined : gte(expenses.date, from),
    to === undefined ? undefined : lte(expenses.date, to),
    over === undefined ? undefined : gt(expenses.amount, over),
    under === undefined ? undefined : lt(expenses.amount, under),
    receipt === 'with' ? isNotNull(expenses.receipt) : undefined,
    receipt === 'without' ? isNull(expenses.receipt) : undefined,
    hasContractor === true ? isNotNull(expenses.contractorId) : undefined,
    hasContractor === false ? isNull(expenses.contractorId) : undefined,
    ...exceptions(reach, except),
  ];
  return and(...conditions);
}

export async function sumLedgerExpenses(
  db: Queryable,
  reach: Reach,
  scope: ExpenseScope,
): Promise<Total> {
  const amount = countedAmount(partOf(scope));
  const [row] = await db.select(totalOf(amount)).from(expenses).where(matches(reach, scope));
  return row ?? { total: '0.00', count: 0 };
}

export async function sumLedgerExpensesBy(
  db: Queryable,
  reach: Reach,
  group: ExpenseGroup | DayGroup,
  scope: ExpenseScope,
): Promise<GroupTotal[]> {
  if (group === 'category') return sumByCategory(db, reach, scope);
  const key = groupKeys[group];
  const amount = countedAmount(partOf(scope));
  return db
    .select({ key, ...totalOf(amount) })
    .from(expenses)
    .where(matches(reach, scope))
    .groupBy(key)
    .orderBy(...(group === 'month' ? [asc(key)] : [desc(sql`sum(${amount})`), asc(key)]));
}

/**
 * A split expense counts in each category by its parts. Whole and split ones are summed apart:
 * looking for the parts of 10,000 whole ones took three times as long.
 */
function sumByCategory(db: Queryable, reach: Reach, scope: ExpenseScope): Promise<GroupTotal[]> {
  const whole = db
    .select({
      key: sql<string | null>`${expenses.category}`.as('key'),
      total: sql`sum(${signed(sql`${expenses.amount}`)})`.as('total'),
      count: sql`count(*)`.as('count'),
    })
    .from(expenses)
    .where(and(matches(reach, scope), isWhole))
    .groupBy(expenses.category);
  const parts = sql`(
    select part ->> 'category' as category, (part ->> 'amount')::numeric as amount
    from ${partsLike(partOf(scope))}
  ) counted`;
  const split = db
    .select({
      key: sql<string | null>`counted.category`.as('key'),
      total: sql`sum(${signed(sql`counted.amount`)})`.as('total'),
      // Two parts in one category are one expense.
      count: sql`count(distinct ${expenses.id})`.as('count'),
    })
    .from(sql`${expenses} cross join lateral ${parts}`)
    .where(and(matches(reach, scope), not(isWhole)))
    .groupBy(sql`counted.category`);
  const both = unionAll(whole, split).as('both');
  return db
    .select({ key: both.key, ...totalOf(sql`${both.total}`, sql`sum(${both.count})`) })
    .from(both)
    .groupBy(both.key)
    .orderBy(desc(sql`sum(${both.total})`), asc(both.key));
}

export async function listLedgerExpenses(
  db: Queryable,
  reach: Reach,
  scope: ExpenseScope,
  { order, limit }: { order: ExpenseOrder; limit: number },
): Promise<LedgerExpense[]> {
  const amount = countedAmount(partOf(scope));
  return selectExpenses(db, scope)
    .where(matches(reach, isRanked(order) ? { ...scope, kind: 'expense' } : scope))
    .orderBy(...orderOf(order, amount))
    .limit(limit);
}

/** Those with two of these starts of words or more, the most first. */
export async function listDescribedExpenses(
  db: Queryable,
  reach: Reach,
  { starts, things }: { starts: readonly string[]; things: readonly string[] },
  limit: number,
): Promise<LedgerExpense[]> {
  if (starts.length < 2) return [];
  const has = (start: string) => sql`strpos(${expenses.searchText}, ${start}) > 0`;
  const each = starts.map((start) => sql`(${has(start)})::int`);
  const found = sql`(${sql.join(each, sql` + `)})`;
  // First the few, then all that is to be known about them.
  const some = db
    .select({ id: expenses.id })
    .from(expenses)
    .where(and(within(reach, expenses), or(...things.map(has)), sql`${found} >= 2`))
    .orderBy(desc(found))
    .limit(limit);
  return selectExpenses(db, {}).where(and(within(reach, expenses), inArray(expenses.id, some)));
}

const selectExpenses = (db: Queryable, scope: ExpenseScope) =>
  db
    .select({
      id: expenses.id,
      projectId: expenses.projectId,
      description: expenses.description,
      kind: expenses.kind,
      amount: sql<string>`(${countedAmount(partOf(scope))})::text`,
      category: scope.category === undefined ? expenses.category : sql<string>`${scope.category}`,
      paymentMethod: expenses.paymentMethod,
      date: expenses.date,
      contractor: contractors.name,
      contractorId: expenses.contractorId,
      hasReceipt: sql<boolean>`${expenses.receipt} is not null`,
      currency: projects.currency,
    })
    .from(expenses)
    .innerJoin(
      projects,
      and(eq(projects.userId, expenses.userId), eq(projects.id, expenses.projectId)),
    )
    .leftJoin(
      contractors,
      and(eq(contractors.userId, expenses.userId), eq(contractors.id, expenses.contractorId)),
    );

export async function listLedgerMilestones(
  db: Queryable,
  reach: Reach,
  timeZone: string,
): Promise<LedgerMilestone[]> {
  return db
    .select({
      id: milestones.id,
      projectId: milestones.projectId,
      title: milestones.title,
      category: milestones.category,
      targetDate: milestones.targetDate,
      isCompleted: milestones.isCompleted,
      completedOn: sql<
        string | null
      >`(${milestones.completedDate} at time zone ${timeZone})::date::text`,
    })
    .from(milestones)
    .where(within(reach, milestones))
    .orderBy(
      asc(milestones.isCompleted),
      asc(milestones.targetDate),
      asc(milestones.createdAt),
      asc(milestones.id),
    );
}

/** The projects with a line, an agreement, a bill or a move of the reserve. */
export async function listPlannedProjectIds(db: Queryable, reach: Reach): Promise<number[]> {
  const isOfIt = ({ userId, projectId }: Record<'userId' | 'projectId', AnyColumn>) =>
    and(eq(userId, projects.userId), eq(projectId, projects.id));
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        within(reach, { userId: projects.userId, projectId: projects.id }),
        or(
          ...[planLines, agreements, bills, reserveMoves].map(
            (table) => sql`exists (select from ${table} where ${isOfIt(table)})`,
          ),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Where a word may be, besides the expenses. */
const titles = [
  { table: planLines, title: planLines.title },
  { table: rooms, title: rooms.name },
];
/** No index helps to find a word in a title. */
const MOST_TITLES = 5_000;

/** The words are letters only, so none of them is a pattern. */
export async function listMentionedWords(
  db: Queryable,
  reach: Reach,
  words: readonly string[],
): Promise<string[]> {
  if (words.length === 0) return [];
  const inTitles = titles.map(
    ({ table, title }) => sql`exists (
      select from (
        select ${title} as title from ${table} where ${within(reach, table)} limit ${MOST_TITLES}
      ) titles where titles.title ~* ('\\m' || word)
    )`,
  );
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param([...words])}::text[]) word
    where exists (
      select from ${expenses}
      where ${within(reach, expenses)}
        -- Most texts do not have the word at all, and this sees it sooner than a pattern.
        and strpos(${expenses.searchText}, word) > 0 and ${expenses.searchText} ~ ('\\m' || word)
    ) or ${or(...inTitles)}`);
  return rows.map(({ word }) => word);
}
