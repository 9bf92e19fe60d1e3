import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { bills } from '#server/db/tables/bill.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { planLines } from '#server/db/tables/plan-line.table.ts';
import { rooms } from '#server/db/tables/room.table.ts';
import type { ExpenseKind } from '#shared/expense.ts';

/** The project that an expense is in. All that it names must be there too. */
export interface Place {
  ownerId: OwnerId;
  projectId: number;
}

const within = (table: Record<'userId' | 'projectId', PgColumn>, { ownerId, projectId }: Place) =>
  and(eq(table.userId, ownerId), eq(table.projectId, projectId));

/** The lock keeps its agreement and its line as they are until the expense is saved. */
export async function lockBill(tx: Queryable, place: Place, billId: number) {
  const [bill] = await tx
    .select({ agreementId: bills.agreementId, planLineId: bills.planLineId })
    .from(bills)
    .where(and(within(bills, place), eq(bills.id, billId)))
    .for('share');
  return bill;
}

/** A bill, and what was paid on it by other expenses. */
export async function findBillPayments(
  tx: Queryable,
  place: Place,
  { billId, exceptId }: { billId: number; exceptId: number | null },
) {
  const { amount, held, isVoid } = bills;
  const sum = (filter: SQL | undefined) =>
    sql<string>`coalesce((
      select sum(case ${expenses.kind} when 'refund' then -${expenses.amount} else ${expenses.amount} end)
      from ${expenses} where ${filter}), 0.00)`;
  const others = and(
    within(expenses, place),
    eq(expenses.billId, billId),
    exceptId === null ? undefined : ne(expenses.id, exceptId),
  );
  const [found] = await tx
    .select({
      amount,
      held,
      isVoid,
      paid: sum(others),
      paidOfHoldback: sum(and(others, eq(expenses.isHoldback, true))),
    })
    .from(bills)
    .where(and(within(bills, place), eq(bills.id, billId)));
  return found;
}

/** Whether the expense pays a bill. */
export async function paysBill(
  tx: Queryable,
  ownerId: OwnerId,
  expenseId: number,
): Promise<boolean> {
  const [found] = await tx
    .select({ billId: expenses.billId })
    .from(expenses)
    .where(and(eq(expenses.userId, ownerId), eq(expenses.id, expenseId)));
  return found !== undefined && found.billId !== null;
}

export async function lockAgreement(tx: Queryable, place: Place, agreementId: number) {
  const [agreement] = await tx
    .select({ planLineId: agreements.planLineId })
    .from(agreements)
    .where(and(within(agreements, place), eq(agreements.id, agreementId)))
    .for('share');
  return agreement;
}

/** Those of the ids that exist. */
export async function listPresent(
  tx: Queryable,
  place: Place,
  kind: 'room' | 'plan_line',
  ids: number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const table = kind === 'room' ? rooms : planLines;
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(within(table, place), inArray(table.id, ids)))
    .for('key share');
  return new Set(found.map(({ id }) => id));
}

export async function findKind(
  tx: Queryable,
  place: Place,
  expenseId: number,
): Promise<ExpenseKind | undefined> {
  const [found] = await tx
    .select({ kind: expenses.kind })
    .from(expenses)
    .where(and(within(expenses, place), eq(expenses.id, expenseId)));
  return found?.kind;
}
