import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { personName } from '#server/db/person-name.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { changeOrders } from '#server/db/tables/change-order.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import { createBudgetRecords, type Place } from '../budget-records/budget-record.repository.ts';

export type StoredChange = typeof changeOrders.$inferSelect;

export const changeRecords = createBudgetRecords({
  kind: 'change_order',
  table: changeOrders,
  limit: 'changeOrdersPerProject',
  order: [asc(changeOrders.createdAt), asc(changeOrders.id)],
});

export const isOf = (agreementId: number): SQL => eq(changeOrders.agreementId, agreementId);

export const isOfAny = (agreementIds: number[]): SQL =>
  inArray(changeOrders.agreementId, agreementIds);

/** By name: in a query of one table, Drizzle would leave the name of the table out. */
const acceptedChanges = sql.raw(`from change_orders c
  where c.user_id = agreements.user_id and c.project_id = agreements.project_id
    and c.agreement_id = agreements.id and c.status = 'accepted'`);

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
      changes: sql<string>`(select coalesce(sum(c.amount_delta), 0.00) ${acceptedChanges})`,
      changeDays: sql<number>`(select coalesce(sum(c.days_delta), 0)::int ${acceptedChanges})`,
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

export async function isDecided(db: Queryable, ownerId: OwnerId, changeId: number) {
  const change = await changeRecords.find(db, ownerId, changeId);
  return change?.status === 'accepted' || change?.status === 'declined';
}

export async function findPersonName(tx: Queryable, userId: number): Promise<string | null> {
  const [found] = await tx.select({ name: personName }).from(users).where(eq(users.id, userId));
  return found?.name ?? null;
}
