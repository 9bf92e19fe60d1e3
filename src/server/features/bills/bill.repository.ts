import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { bills } from '#server/db/tables/bill.table.ts';
import { budgetTotals } from '#server/db/tables/budget-total.table.ts';
import { planLines } from '#server/db/tables/plan-line.table.ts';
import type { ExpenseCategory } from '#shared/expense.ts';
import { createBudgetRecords, type Place } from '../budget-records/budget-record.repository.ts';
import { inSameProjects } from '../budget-records/same-projects.repository.ts';

export type StoredBill = typeof bills.$inferSelect;

export const billRecords = createBudgetRecords({
  kind: 'bill',
  table: bills,
  limit: 'billsPerProject',
  // Postgres puts those without a date last.
  order: [asc(bills.dueOn), asc(bills.createdAt), asc(bills.id)],
});

export const isOf = (agreementId: number): SQL => eq(bills.agreementId, agreementId);

export const isOfAny = (agreementIds: number[]): SQL => inArray(bills.agreementId, agreementIds);

/** What was paid on each bill, and what of that released hold-back. */
export async function sumPayments(db: Queryable, stored: StoredBill[]) {
  const { billId, amount, isHoldback } = budgetTotals;
  const ids = stored.map(({ id }) => id);
  const rows = await db
    .select({
      billId,
      paid: sql<string>`sum(${amount})`,
      paidOfHoldback: sql<string>`coalesce(sum(${amount}) filter (where ${isHoldback}), 0.00)`,
    })
    .from(budgetTotals)
    .where(and(inSameProjects(budgetTotals, stored), inArray(billId, ids)))
    .groupBy(billId);
  return new Map(rows.map((row) => [row.billId, row]));
}

/** What a bill takes from its agreement. */
export async function findAgreement(
  tx: Queryable,
  { ownerId, projectId }: Place,
  agreementId: number,
) {
  const [found] = await tx
    .select({
      planLineId: agreements.planLineId,
      holdbackPercent: agreements.holdbackPercent,
    })
    .from(agreements)
    .where(
      and(
        eq(agreements.userId, ownerId),
        eq(agreements.projectId, projectId),
        eq(agreements.id, agreementId),
      ),
    );
  return found;
}

/** What a payment takes from the line and the agreement of its bill. */
export async function findPaymentFacts(tx: Queryable, ownerId: OwnerId, billId: number) {
  const [found] = await tx
    .select({
      category: sql<ExpenseCategory | null>`${planLines.category}`,
      contractorId: agreements.contractorId,
    })
    .from(bills)
    .leftJoin(
      agreements,
      and(eq(agreements.userId, bills.userId), eq(agreements.id, bills.agreementId)),
    )
    .leftJoin(
      planLines,
      and(eq(planLines.userId, bills.userId), eq(planLines.id, bills.planLineId)),
    )
    .where(and(eq(bills.userId, ownerId), eq(bills.id, billId)));
  return found ?? { category: null, contractorId: null };
}
