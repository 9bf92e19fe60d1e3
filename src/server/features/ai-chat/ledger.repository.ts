import { and, asc, desc, eq, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type {
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
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import { mentions } from '../expenses/expense-filter.repository.ts';

const total = {
  total: sql<string>`coalesce(sum(${expenses.amount}), 0.00)::text`,
  count: sql<number>`count(*)::int`,
};

const groupKeys: Record<ExpenseGroup, SQL<string | null>> = {
  category: sql`${expenses.category}`,
  contractor: sql`${expenses.contractorId}::text`,
  project: sql`${expenses.projectId}::text`,
  paymentMethod: sql`${expenses.paymentMethod}`,
  month: sql`to_char(${expenses.date}, 'YYYY-MM')`,
};

const newest = [desc(expenses.date), desc(expenses.createdAt), desc(expenses.id)];
const orders: Record<ExpenseOrder, SQL[]> = {
  newest,
  oldest: [asc(expenses.date), asc(expenses.createdAt), asc(expenses.id)],
  largest: [desc(expenses.amount), ...newest],
  smallest: [asc(expenses.amount), ...newest],
};

function matches(reach: Reach, scope: ExpenseScope) {
  const { projectId, contractorId, category, paymentMethod, search, from, to, over, under } = scope;
  const conditions: (SQL | undefined)[] = [
    within(reach, expenses),
    projectId === undefined ? undefined : eq(expenses.projectId, projectId),
    contractorId === undefined ? undefined : eq(expenses.contractorId, contractorId),
    category === undefined ? undefined : eq(expenses.category, category),
    paymentMethod === undefined ? undefined : eq(expenses.paymentMethod, paymentMethod),
    search === undefined ? undefined : mentions(reach, search),
    from === undefined ? undefined : gte(expenses.date, from),
    to === undefined ? undefined : lte(expenses.date, to),
    over === undefined ? undefined : gt(expenses.amount, over),
    under === undefined ? undefined : lt(expenses.amount, under),
  ];
  return and(...conditions);
}

export async function sumLedgerExpenses(
  db: Queryable,
  reach: Reach,
  scope: ExpenseScope,
): Promise<Total> {
  const [row] = await db.select(total).from(expenses).where(matches(reach, scope));
  return row ?? { total: '0.00', count: 0 };
}

export async function sumLedgerExpensesBy(
  db: Queryable,
  reach: Reach,
  group: ExpenseGroup,
  scope: ExpenseScope,
): Promise<GroupTotal[]> {
  const key = groupKeys[group];
  return db
    .select({ key, ...total })
    .from(expenses)
    .where(matches(reach, scope))
    .groupBy(key)
    .orderBy(...(group === 'month' ? [asc(key)] : [desc(sql`sum(${expenses.amount})`), asc(key)]));
}

export async function listLedgerExpenses(
  db: Queryable,
  reach: Reach,
  scope: ExpenseScope,
  { order, limit }: { order: ExpenseOrder; limit: number },
): Promise<LedgerExpense[]> {
  return db
    .select({
      id: expenses.id,
      projectId: expenses.projectId,
      description: expenses.description,
      amount: expenses.amount,
      category: expenses.category,
      paymentMethod: expenses.paymentMethod,
      date: expenses.date,
      contractor: contractors.name,
    })
    .from(expenses)
    .leftJoin(
      contractors,
      and(eq(contractors.userId, expenses.userId), eq(contractors.id, expenses.contractorId)),
    )
    .where(matches(reach, scope))
    .orderBy(...orders[order])
    .limit(limit);
}

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
