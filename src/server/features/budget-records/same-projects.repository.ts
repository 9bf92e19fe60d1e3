import { type AnyColumn, and, eq, or, type SQL } from 'drizzle-orm';

interface Placed {
  userId: number;
  projectId: number;
}

/** The condition that a row is in the project of one of the records. It lets an index be used. */
export function inSameProjects(
  columns: Record<keyof Placed, AnyColumn>,
  records: readonly Placed[],
): SQL | undefined {
  const projects = new Map(records.map((record) => [record.projectId, record]));
  return or(
    ...[...projects.values()].map(({ userId, projectId }) =>
      and(eq(columns.userId, userId), eq(columns.projectId, projectId)),
    ),
  );
}
