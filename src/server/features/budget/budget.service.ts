import { setImmediate } from 'node:timers/promises';
import type { Database, Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { notFound } from '#server/errors.ts';
import { type ProjectBudget, projectBudgetSchema } from '#shared/project-budget.ts';
import { projectBudget } from '#shared/project-budget-math.ts';
import { findStoredBudget } from './budget.repository.ts';
import { KeptAnswers } from './kept-answers.ts';
import { type StoredBudget, toBudgetRows } from './stored-budget.ts';

export type Budgets = ReturnType<typeof createBudgets>;

/** In two turns: a plan at its limits takes about 20 ms, and other requests wait meanwhile. */
async function compute(stored: StoredBudget): Promise<ProjectBudget> {
  const rows = toBudgetRows(stored);
  await setImmediate();
  return projectBudget(rows);
}

export function createBudgets(db: Database) {
  const answers = new KeptAnswers();

  return {
    async computeBudget(
      ownerId: OwnerId,
      projectId: number,
      on: Queryable = db,
    ): Promise<ProjectBudget> {
      const stored = await findStoredBudget(on, { ownerId, projectId });
      if (!stored) throw notFound('Project');
      return compute(stored);
    },

    /**
     * The same as JSON. It is computed only if the database says that it would not be the same as
     * the last time. Never asked inside a transaction, which sees changes that may not happen.
     */
    async getBudget(ownerId: OwnerId, projectId: number, lines: boolean): Promise<Buffer> {
      const key = `${ownerId} ${projectId} ${lines}`;
      const kept = answers.get(key);
      const stored = await findStoredBudget(db, { ownerId, projectId }, kept?.state);
      if (!stored) throw notFound('Project');
      if (kept && kept.state === stored.state) return kept.json;
      const budget = await compute(stored);
      const answer = projectBudgetSchema.parse(lines ? budget : { ...budget, lines: [] });
      const json = Buffer.from(JSON.stringify(answer));
      if (stored.state !== null) answers.keep(key, { state: stored.state, json });
      return json;
    },
  };
}
