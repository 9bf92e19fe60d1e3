import { asc } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { narrowReach, type Reach, within } from './reach.ts';
import { projects } from './tables/project.table.ts';

interface CurrencyReach {
  currency: string;
  /** The projects in this currency. */
  reach: Reach;
}

/** What is within reach, by currency: that of the oldest project first. */
export async function reachByCurrency(db: Queryable, reach: Reach): Promise<CurrencyReach[]> {
  const rows = await db
    .select({ userId: projects.userId, id: projects.id, currency: projects.currency })
    .from(projects)
    .where(within(reach, { userId: projects.userId, projectId: projects.id }))
    .orderBy(asc(projects.id));
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency);
  return [...byCurrency].map(([currency, its]) => ({
    currency,
    reach: byCurrency.size === 1 ? reach : narrowReach(reach, its),
  }));
}
