import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { changeManyExpenses } from '#server/db/many-expenses.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { bills } from '#server/db/tables/bill.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import type { Place } from './budget-record.repository.ts';

/**
 * A bill has the line of its agreement, and a payment the agreement and the line of its bill. The
 * parts of a split payment name their own lines. These follow without an entry or a new version.
 */
export async function updateImpliedReferences(
  tx: Queryable,
  { ownerId, projectId }: Place,
): Promise<void> {
  await tx
    .update(bills)
    .set({ planLineId: sql`${agreements.planLineId}` })
    .from(agreements)
    .where(
      and(
        eq(bills.userId, ownerId),
        eq(bills.projectId, projectId),
        eq(agreements.userId, bills.userId),
        eq(agreements.id, bills.agreementId),
        sql`${bills.planLineId} is distinct from ${agreements.planLineId}`,
      ),
    );
  const line = sql`case when ${expenses.lines} = '[]' then ${bills.planLineId} else ${expenses.planLineId} end`;
  const isBehind = and(
    eq(expenses.userId, ownerId),
    eq(expenses.projectId, projectId),
    eq(bills.userId, expenses.userId),
    eq(bills.id, expenses.billId),
    sql`(${expenses.agreementId}, ${expenses.planLineId}) is distinct from (${bills.agreementId}, ${line})`,
  );
  const rows = await tx.select({ id: expenses.id }).from(expenses).innerJoin(bills, isBehind);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await changeManyExpenses(tx, ownerId, ids, async () => {
    await tx
      .update(expenses)
      .set({ agreementId: sql`${bills.agreementId}`, planLineId: line })
      .from(bills)
      .where(and(isBehind, inArray(expenses.id, ids)));
    return ids;
  });
}
