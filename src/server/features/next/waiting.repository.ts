import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { changeOrders } from '#server/db/tables/change-order.table.ts';
import { inboxItems } from '#server/db/tables/inbox-item.table.ts';
import { submissions } from '#server/db/tables/submission.table.ts';
import { MAX_NAMED_RECORDS } from '#shared/next.ts';

/** How many there are in total, the named ones included. */
const count = sql<number>`(count(*) over ())::int`;

/** Changes that a contractor asked for, the oldest first. */
export async function listChangesToDecide(db: Queryable, ownerId: OwnerId, projectId: number) {
  const { id, title, amountDelta } = changeOrders;
  return db
    .select({ id, title, amountDelta, contractorId: agreements.contractorId, count })
    .from(changeOrders)
    .innerJoin(
      agreements,
      and(
        eq(agreements.userId, changeOrders.userId),
        eq(agreements.projectId, changeOrders.projectId),
        eq(agreements.id, changeOrders.agreementId),
      ),
    )
    .where(
      and(
        eq(changeOrders.userId, ownerId),
        eq(changeOrders.projectId, projectId),
        eq(changeOrders.status, 'asked'),
        eq(changeOrders.askedBy, 'contractor'),
      ),
    )
    .orderBy(asc(id))
    .limit(MAX_NAMED_RECORDS);
}
export type ChangeToDecide = Awaited<ReturnType<typeof listChangesToDecide>>[number];

/** What contractors sent, the oldest first. */
export async function listWaitingSubmissions(db: Queryable, ownerId: OwnerId, projectId: number) {
  const { id, title, kind, contractorId } = submissions;
  return db
    .select({ id, title, kind, contractorId, count })
    .from(submissions)
    .where(
      and(
        eq(submissions.userId, ownerId),
        eq(submissions.projectId, projectId),
        eq(submissions.status, 'waiting'),
      ),
    )
    .orderBy(asc(id))
    .limit(MAX_NAMED_RECORDS);
}
export type WaitingSubmission = Awaited<ReturnType<typeof listWaitingSubmissions>>[number];

/** Receipts in the inbox, which belong to no expense yet. */
export async function countInbox(db: Queryable, ownerId: OwnerId, projectId: number) {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(inboxItems)
    .where(and(eq(inboxItems.userId, ownerId), eq(inboxItems.projectId, projectId)));
  return found?.count ?? 0;
}
