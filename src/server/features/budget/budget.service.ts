import type { Database, Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { notFound } from '#server/errors.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import { projectBudget } from '#shared/project-budget-math.ts';
import { findStoredBudget } from './budget.repository.ts';
import { toBudgetRows } from './stored-budget.ts';

export type Budgets = ReturnType<typeof createBudgets>;

export function createBudgets(db: Database) {
  return {
    async getBudget(
      ownerId: OwnerId,
      projectId: number,
      on: Queryable = db,
    ): Promise<ProjectBudget> {
      const stored = await findStoredBudget(on, ownerId, projectId);
      if (!stored) throw notFound('Project');
      return projectBudget(toBudgetRows(stored));
    },
  };
}
