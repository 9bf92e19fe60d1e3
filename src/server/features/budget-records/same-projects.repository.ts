import { type AnyColumn, and, eq, or, type SQL, sql } from 'drizzle-orm';

interface Placed {
  userId: number;
  projectId: number;
}

/**
 * The condition that a row is in the project of one of the records. It lets an index be used. Without
 * records it is false, because no condition would be all rows of everyone.
 */
export function inSameProjects(
  columns: Record<keyof Placed, AnyColumn>,
  records: readonly Placed[],
): SQL {
  const projects = new Map(records.map((record) => [record.projectId, record]));
  const parts = [...projects.values()].map(({ userId, projectId }) =>
    and(eq(columns.userId, userId), eq(columns.projectId, projectId)),
  );
  return or(...parts) ?? sql`false`;
}
