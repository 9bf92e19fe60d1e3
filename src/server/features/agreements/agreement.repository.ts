import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { changeManyExpenses } from '#server/db/many-expenses.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { bills } from '#server/db/tables/bill.table.ts';
import { budgetTotals } from '#server/db/tables/budget-total.table.ts';
import { changeOrders } from '#server/db/tables/change-order.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { createBudgetRecords } from '../budget-records/budget-record.repository.ts';
import { inSameProjects } from '../budget-records/same-projects.repository.ts';

export type StoredAgreement = typeof agreements.$inferSelect;

export const agreementRecords = createBudgetRecords({
  kind: 'agreement',
  table: agreements,
  limit: 'agreementsPerProject',
  order: [asc(agreements.agreedOn), asc(agreements.createdAt), asc(agreements.id)],
});

export const isWith = (contractorId: number): SQL => eq(agreements.contractorId, contractorId);

type Identified = Pick<StoredAgreement, 'id' | 'userId' | 'projectId'>;

const idsOf = (stored: Identified[]) => stored.map(({ id }) => id);

/** The sums of each agreement's bills that are not void, as text. */
export async function sumBills(
  db: Queryable,
  stored: StoredAgreement[],
): Promise<Map<number | null, string>> {
  const rows = await db
    .select({ agreementId: bills.agreementId, amount: sql<string>`sum(${bills.amount})` })
    .from(bills)
    .where(
      and(
        inSameProjects(bills, stored),
        inArray(bills.agreementId, idsOf(stored)),
        eq(bills.isVoid, false),
      ),
    )
    .groupBy(bills.agreementId);
  return new Map(rows.map(({ agreementId, amount }) => [agreementId, amount]));
}

/** The sums of each agreement's accepted changes, as text. */
export async function sumChanges(
  db: Queryable,
  stored: Identified[],
): Promise<Map<number | null, string>> {
  const { agreementId, amountDelta, status } = changeOrders;
  const rows = await db
    .select({ agreementId, amount: sql<string>`sum(${amountDelta})` })
    .from(changeOrders)
    .where(
      and(
        inSameProjects(changeOrders, stored),
        inArray(agreementId, idsOf(stored)),
        eq(status, 'accepted'),
      ),
    )
    .groupBy(agreementId);
  return new Map(rows.map((row) => [row.agreementId, row.amount]));
}

/** What was paid on each agreement, and what of that names no bill or a void one. */
export async function sumPayments(db: Queryable, stored: Identified[]) {
  const { agreementId, amount } = budgetTotals;
  const isWithoutBill = sql`${bills.id} is null or ${bills.isVoid}`;
  const rows = await db
    .select({
      agreementId,
      paid: sql<string>`sum(${amount})`,
      paidWithoutBill: sql<string>`coalesce(sum(${amount}) filter (where ${isWithoutBill}), 0.00)`,
    })
    .from(budgetTotals)
    .leftJoin(bills, and(eq(bills.userId, budgetTotals.userId), eq(bills.id, budgetTotals.billId)))
    .where(and(inSameProjects(budgetTotals, stored), inArray(agreementId, idsOf(stored))))
    .groupBy(agreementId);
  return new Map(rows.map((row) => [row.agreementId, row]));
}

interface NewLine {
  agreementId: number;
  from: number | null;
  to: number | null;
}

/** Expenses on an agreement without a bill have its line, unless they are split or name another. */
export async function updateExpenseLines(
  tx: Queryable,
  ownerId: OwnerId,
  { agreementId, from, to }: NewLine,
): Promise<void> {
  const isMoved = and(
    eq(expenses.userId, ownerId),
    eq(expenses.agreementId, agreementId),
    isNull(expenses.billId),
    sql`${expenses.lines} = '[]'`,
    sql`${expenses.planLineId} is not distinct from ${from}::int`,
  );
  const rows = await tx.select({ id: expenses.id }).from(expenses).where(isMoved);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await changeManyExpenses(tx, ownerId, ids, async () => {
    await tx
      .update(expenses)
      .set({ planLineId: to })
      .where(and(isMoved, inArray(expenses.id, ids)));
    return ids;
  });
}
