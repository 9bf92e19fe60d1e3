import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { planLines } from '#server/db/tables/plan-line.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import type { Place } from '../budget-records/budget-record.repository.ts';

export async function findComparedProject(db: Queryable, { ownerId, projectId }: Place) {
  const [row] = await db
    .select({ currency: projects.currency, region: projects.region })
    .from(projects)
    .where(and(eq(projects.userId, ownerId), eq(projects.id, projectId)));
  return row;
}

/** The planned amounts of the lines of a project, by their ids. */
export async function listPlanned(
  db: Queryable,
  { ownerId, projectId }: Place,
): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: planLines.id, planned: planLines.planned })
    .from(planLines)
    .where(and(eq(planLines.userId, ownerId), eq(planLines.projectId, projectId)));
  return new Map(rows.map(({ id, planned }) => [id, planned]));
}

/** The contractors of these quotes, by their ids. */
export async function listContractors(
  db: Queryable,
  { ownerId }: Pick<Place, 'ownerId'>,
  quotes: { contractorId: number | null }[],
): Promise<Map<number | null, { name: string; email: string | null }>> {
  const ids = quotes.flatMap(({ contractorId }) => contractorId ?? []);
  const { id, name, email } = contractors;
  const rows = await db
    .select({ id, name, email })
    .from(contractors)
    .where(and(eq(contractors.userId, ownerId), inArray(id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}
