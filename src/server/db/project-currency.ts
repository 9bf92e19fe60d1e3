import { and, eq } from 'drizzle-orm';
import { DEFAULT_CURRENCY } from '#shared/currency-sign.ts';
import type { Queryable } from './client.ts';
import type { OwnerId } from './owner-id.ts';
import { projects } from './tables/project.table.ts';

/** The currency of a project, for sentences that name an amount. */
export async function findCurrency(
  db: Queryable,
  ownerId: OwnerId,
  projectId: number,
): Promise<string> {
  const [project] = await db
    .select({ currency: projects.currency })
    .from(projects)
    .where(and(eq(projects.userId, ownerId), eq(projects.id, projectId)));
  return project?.currency ?? DEFAULT_CURRENCY;
}
