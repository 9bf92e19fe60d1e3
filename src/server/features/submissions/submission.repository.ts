import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { submissions } from '#server/db/tables/submission.table.ts';
import { createBudgetRecords, type Place } from '../budget-records/budget-record.repository.ts';

export type StoredSubmission = typeof submissions.$inferSelect;

export const submissionRecords = createBudgetRecords({
  kind: 'submission',
  table: submissions,
  limit: 'submissionsPerProject',
  // Those that wait come first.
  order: [desc(submissions.status), desc(submissions.createdAt), asc(submissions.id)],
});

export const isFrom = (contractorId: number): SQL => eq(submissions.contractorId, contractorId);

/** How many of a contractor wait for a decision. */
export async function countWaiting(
  tx: Queryable,
  { ownerId, projectId }: Place,
  contractorId: number,
): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(submissions)
    .where(
      and(
        eq(submissions.userId, ownerId),
        eq(submissions.projectId, projectId),
        isFrom(contractorId),
        eq(submissions.status, 'waiting'),
      ),
    );
  return found?.count ?? 0;
}
