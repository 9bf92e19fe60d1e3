import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { bills } from '#server/db/tables/bill.table.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';

/**
 * The open agreements with a bill that names a milestone, and what was billed for finished work. A
 * bill without a milestone waits for no work, so it counts as finished.
 */
export async function listStagedAgreements(db: Queryable, ownerId: OwnerId, projectId: number) {
  const isFinished = sql`${milestones.id} is null or ${milestones.isCompleted}`;
  return db
    .select({
      id: agreements.id,
      userId: agreements.userId,
      projectId: agreements.projectId,
      title: agreements.title,
      contractorId: agreements.contractorId,
      finished: sql<string>`coalesce(sum(${bills.amount}) filter (where ${isFinished}), 0.00)`,
    })
    .from(agreements)
    .innerJoin(
      bills,
      and(
        eq(bills.userId, agreements.userId),
        eq(bills.projectId, agreements.projectId),
        eq(bills.agreementId, agreements.id),
        eq(bills.isVoid, false),
      ),
    )
    .leftJoin(
      milestones,
      and(eq(milestones.userId, bills.userId), eq(milestones.id, bills.milestoneId)),
    )
    .where(
      and(
        eq(agreements.userId, ownerId),
        eq(agreements.projectId, projectId),
        eq(agreements.status, 'open'),
      ),
    )
    .groupBy(agreements.userId, agreements.id)
    .having(sql`count(${milestones.id}) > 0`);
}
