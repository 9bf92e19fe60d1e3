import { type AnyColumn, and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { OwnerId } from './owner-id.ts';

/** A whole account, or one project of it. */
interface Part {
  readonly ownerId: OwnerId;
  readonly projectId: number | null;
}

/**
 * What a list may read: an account, a project, or an account and the projects that others share
 * with its user. The owners in it are decided by `features/access`, so no other list compiles.
 */
export type Reach = readonly Part[];

/** The condition that a row is within reach. */
export function within(
  reach: Reach,
  columns: { userId: AnyColumn; projectId: AnyColumn },
): SQL | undefined {
  const parts = reach.map(({ ownerId, projectId }) =>
    and(
      eq(columns.userId, ownerId),
      projectId === null ? undefined : eq(columns.projectId, projectId),
    ),
  );
  return or(...parts) ?? sql`false`;
}

/** The accounts that are within reach, whole or in part. */
export function ownersIn(reach: Reach): OwnerId[] {
  return [...new Set(reach.map(({ ownerId }) => ownerId))];
}

/** The given projects, as far as they are within reach. */
export function narrowReach(
  reach: Reach,
  projects: readonly { userId: number; id: number }[],
): Reach {
  return projects.flatMap(({ userId, id }) => {
    const part = reach.find(
      ({ ownerId, projectId }) => ownerId === userId && (projectId === null || projectId === id),
    );
    return part ? [{ ownerId: part.ownerId, projectId: id }] : [];
  });
}
