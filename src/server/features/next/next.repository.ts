import { and, asc, eq, exists, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { bills } from '#server/db/tables/bill.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { expenseTotals } from '#server/db/tables/expense-total.table.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import { planLines } from '#server/db/tables/plan-line.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { COMING_DAYS, MAX_COUNTED_EXPENSES, MAX_NAMED_RECORDS } from '#shared/next.ts';

export interface Standing {
  budget: string;
  spent: string;
  /** How many expenses have no receipt, counted up to MAX_COUNTED_EXPENSES. */
  withoutReceipt: number;
  /** Whether the project has a line, an agreement or a bill. */
  hasBudgetRecords: boolean;
}

/** The budget, what was spent of it and what is missing; undefined if there is no such project. */
export async function findStanding(
  db: Queryable,
  ownerId: OwnerId,
  projectId: number,
): Promise<Standing | undefined> {
  const spent = db
    .select({ total: sql`coalesce(sum(${expenseTotals.amount}), 0.00)` })
    .from(expenseTotals)
    .where(and(eq(expenseTotals.userId, ownerId), eq(expenseTotals.projectId, projectId)));
  const ofProject = and(eq(expenses.userId, ownerId), eq(expenses.projectId, projectId));
  const withoutReceipt = db
    .select({ id: expenses.id })
    .from(expenses)
    .where(and(ofProject, isNull(expenses.receipt)))
    .limit(MAX_COUNTED_EXPENSES);
  const existsIn = (table: typeof planLines | typeof agreements | typeof bills) =>
    exists(
      db
        .select({ id: table.id })
        .from(table as typeof bills)
        .where(and(eq(table.userId, ownerId), eq(table.projectId, projectId))),
    );
  const [row] = await db
    .select({
      budget: projects.budget,
      spent: sql<string>`(${spent})`,
      withoutReceipt: sql<number>`(select count(*)::int from (${withoutReceipt}) counted)`,
      hasBudgetRecords: sql<boolean>`${or(existsIn(planLines), existsIn(agreements), existsIn(bills))}`,
    })
    .from(projects)
    .where(and(eq(projects.userId, ownerId), eq(projects.id, projectId)));
  return row;
}

export interface DueMilestone {
  id: number;
  title: string;
  targetDate: string;
  isOverdue: boolean;
  /** How many are overdue, or upcoming, in total. */
  count: number;
}

/** The earliest overdue and the earliest upcoming milestones. */
export async function listDueMilestones(
  db: Queryable,
  ownerId: OwnerId,
  projectId: number,
  today: string,
): Promise<DueMilestone[]> {
  const isOverdue = sql<boolean>`${milestones.targetDate} < ${today}::date`;
  const earliestFirst = sql`${milestones.targetDate}, ${milestones.createdAt}, ${milestones.id}`;
  const due = db
    .select({
      id: milestones.id,
      title: milestones.title,
      // Never null here: the condition below requires a day.
      targetDate: sql<string>`${milestones.targetDate}`.as('target_date'),
      isOverdue: isOverdue.as('is_overdue'),
      count: sql<number>`(count(*) over (partition by ${isOverdue}))::int`.as('count'),
      place:
        sql<number>`row_number() over (partition by ${isOverdue} order by ${earliestFirst})`.as(
          'place',
        ),
    })
    .from(milestones)
    .where(
      and(
        eq(milestones.userId, ownerId),
        eq(milestones.projectId, projectId),
        eq(milestones.isCompleted, false),
        lte(milestones.targetDate, sql`${today}::date + ${COMING_DAYS}::int`),
      ),
    )
    .as('due');
  return db
    .select({
      id: due.id,
      title: due.title,
      targetDate: due.targetDate,
      isOverdue: due.isOverdue,
      count: due.count,
    })
    .from(due)
    .where(lte(due.place, MAX_NAMED_RECORDS))
    .orderBy(asc(due.targetDate), asc(due.place));
}
