import type { Project } from '#shared/project.ts';
import type { Books } from '../books.ts';
import type { LedgerBudget } from '../ledger.ts';
import type { PlanQuery } from './ledger-query.ts';

/** Each plan is read and computed as a whole, so an answer is about so many at most. */
export const MOST_PLANS = 10;

/** The figures of a project's Budget page; null for a project without a plan. */
export async function runPlanQuery(
  { projectId }: PlanQuery,
  { ledger }: Books,
): Promise<LedgerBudget | null> {
  const planned = await ledger.listPlannedProjects();
  return planned.has(projectId) ? ledger.findBudget(projectId) : null;
}

/** The projects with a line, an agreement, a bill or a reserve. */
export async function plannedProjects({ ledger, projects }: Books): Promise<Project[]> {
  const planned = await ledger.listPlannedProjects();
  return projects.filter(({ id }) => planned.has(id));
}
