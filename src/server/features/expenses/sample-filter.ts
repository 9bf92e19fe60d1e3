import type { Queryable } from '#server/db/client.ts';
import { isSample } from '#server/db/is-sample.ts';
import { type Reach, within } from '#server/db/reach.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { writeExceptions } from '#shared/expense-exceptions.ts';
import type { ExpenseFilter } from '#shared/expense-filter.ts';
import { countedProjects } from '#shared/sample.ts';

/**
 * A list over all projects leaves out the sample, so that its totals are about real money. That of
 * one contractor has everything: those of the sample have nothing else.
 */
export async function withoutSamples<Filter extends ExpenseFilter>(
  db: Queryable,
  reach: Reach,
  filter: Filter,
): Promise<Filter> {
  if (filter.projectId !== null || typeof filter.contractorId === 'number') return filter;
  const seen = await db
    .select({ id: projects.id, isSample })
    .from(projects)
    .where(within(reach, { userId: projects.userId, projectId: projects.id }));
  const counted = countedProjects(seen);
  if (counted.length === seen.length) return filter;
  const projectIds = seen.flatMap((project) => (counted.includes(project) ? [] : project.id));
  const except = [...(filter.except ? [filter.except] : []), writeExceptions({ projectIds })];
  return { ...filter, except: except.join() };
}
