import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import type { Place } from './budget-record.repository.ts';

/**
 * Those of the milestones that are in the project. A foreign key would allow one of another project,
 * because a milestone can be moved.
 */
export async function listPresentMilestones(
  tx: Queryable,
  { ownerId, projectId }: Place,
  milestoneIds: number[],
): Promise<Set<number>> {
  if (milestoneIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: milestones.id })
    .from(milestones)
    .where(
      and(
        eq(milestones.userId, ownerId),
        eq(milestones.projectId, projectId),
        inArray(milestones.id, milestoneIds),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

export const hasMilestone = async (tx: Queryable, place: Place, milestoneId: number) =>
  (await listPresentMilestones(tx, place, [milestoneId])).size > 0;
