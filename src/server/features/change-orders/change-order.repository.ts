import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { changeOrders } from '#server/db/tables/change-order.table.ts';
import { createBudgetRecords, type Place } from '../budget-records/budget-record.repository.ts';

export type StoredChange = typeof changeOrders.$inferSelect;

export const changeRecords = createBudgetRecords({
  kind: 'change_order',
  table: changeOrders,
  limit: 'changeOrdersPerProject',
  order: [asc(changeOrders.createdAt), asc(changeOrders.id)],
});

export const isOf = (agreementId: number): SQL => eq(changeOrders.agreementId, agreementId);

/** The agreement of a change, with the sum of its accepted changes. */
export async function findChangedAgreement(
  tx: Queryable,
  { ownerId, projectId }: Place,
  agreementId: number,
) {
  const [found] = await tx
    .select({
      id: agreements.id,
      title: agreements.title,
      amount: agreements.amount,
      status: agreements.status,
      finishOn: agreements.finishOn,
      contractorId: agreements.contractorId,
      changes: sql<string>`(
        select coalesce(sum(c.amount_delta), 0.00) from change_orders c
        where c.user_id = ${agreements.userId} and c.project_id = ${agreements.projectId}
          and c.agreement_id = ${agreements.id} and c.status = 'accepted')`,
      changeDays: sql<number>`(
        select coalesce(sum(c.days_delta), 0)::int from change_orders c
        where c.user_id = ${agreements.userId} and c.project_id = ${agreements.projectId}
          and c.agreement_id = ${agreements.id} and c.status = 'accepted')`,
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
export type ChangedAgreement = NonNullable<Awaited<ReturnType<typeof findChangedAgreement>>>;
