import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { type Reach, within } from '#server/db/reach.ts';
import { readRowsQuickly } from '#server/db/row-reader.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { bills } from '#server/db/tables/bill.table.ts';
import { budgetTotals } from '#server/db/tables/budget-total.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { recordLimits } from '#shared/record-limits.ts';

export interface DueBillFilter {
  projectId: number | null;
  /** Only those that are due at most this many days after this day. */
  soon?: { today: string; days: number };
}

/**
 * The dated bills on which something is open, due or kept back, the earliest first. The payments
 * are grouped once: they have no index by bill.
 */
export async function listOpenBills(
  db: Queryable,
  reach: Reach,
  { projectId, soon }: DueBillFilter,
) {
  const { userId, billId, amount, isHoldback } = budgetTotals;
  const payments = db
    .select({
      userId,
      billId,
      paid: sql<string>`sum(${amount})`.as('paid'),
      ofHoldback: sql<string>`coalesce(sum(${amount}) filter (where ${isHoldback}), 0.00)`.as(
        'of_holdback',
      ),
    })
    .from(budgetTotals)
    .where(
      and(
        within(reach, budgetTotals),
        projectId === null ? undefined : eq(budgetTotals.projectId, projectId),
        gt(billId, 0),
      ),
    )
    .groupBy(userId, billId)
    .as('payments');
  const paid = sql<string>`coalesce(${payments.paid}, 0.00)`;
  const statement = db
    .select({
      id: bills.id,
      title: bills.title,
      // Never null here: the condition below requires a day.
      dueOn: sql<string>`${bills.dueOn}`,
      amount: bills.amount,
      held: bills.held,
      isVoid: bills.isVoid,
      paid,
      paidOfHoldback: sql<string>`coalesce(${payments.ofHoldback}, 0.00)`,
      createdAt: bills.createdAt,
      updatedAt: bills.updatedAt,
      contractorId: agreements.contractorId,
      projectId: bills.projectId,
      projectName: projects.name,
      currency: projects.currency,
    })
    .from(bills)
    .innerJoin(projects, and(eq(projects.userId, bills.userId), eq(projects.id, bills.projectId)))
    .leftJoin(
      agreements,
      and(eq(agreements.userId, bills.userId), eq(agreements.id, bills.agreementId)),
    )
    .leftJoin(payments, and(eq(payments.userId, bills.userId), eq(payments.billId, bills.id)))
    .where(
      and(
        within(reach, bills),
        projectId === null ? undefined : eq(bills.projectId, projectId),
        isNotNull(bills.dueOn),
        soon && lte(bills.dueOn, sql`${soon.today}::date + ${soon.days}::int`),
        eq(bills.isVoid, false),
        gt(bills.amount, paid),
      ),
    )
    .orderBy(asc(bills.dueOn), asc(bills.createdAt), asc(bills.id))
    .limit(recordLimits.billsPerProject)
    .prepare('');
  readRowsQuickly(statement);
  return statement.execute();
}
