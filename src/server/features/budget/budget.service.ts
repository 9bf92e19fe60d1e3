import { setImmediate } from 'node:timers/promises';
import type { Database, Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { notFound } from '#server/errors.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import { toBudget } from '#shared/project-budget-math.ts';
import { findStoredBudget } from './budget.repository.ts';
import { KeptBudget } from './kept-budget.ts';
import { KeptBudgets } from './kept-budgets.ts';
import { KnownRecords } from './known-records.ts';
import type { StoredBudget } from './stored-budget.ts';

interface Place {
  ownerId: OwnerId;
  projectId: number;
}

export type Budgets = ReturnType<typeof createBudgets>;

/**
 * The records of a budget that is read as a whole. Computing with them is for another turn: a plan
 * at its limits takes about 20 ms, and other requests wait meanwhile.
 */
async function toRecords(stored: StoredBudget): Promise<KnownRecords> {
  const records = new KnownRecords();
  if (!records.take(stored)) throw new Error('The records of a budget are not complete');
  await setImmediate();
  return records;
}

export function createBudgets(db: Database) {
  const keptBudgets = new KeptBudgets();

  async function requireStored(...args: Parameters<typeof findStoredBudget>) {
    const stored = await findStoredBudget(...args);
    if (!stored) throw notFound('Project');
    return stored;
  }

  async function readWhole(key: string, place: Place): Promise<KeptBudget> {
    const stored = await requireStored(db, place);
    const budget = new KeptBudget(await toRecords(stored));
    budget.write(stored);
    if (budget.known) keptBudgets.keep(key, budget);
    return budget;
  }

  /** The budget as it is now: what was kept, with what the database says has changed since. */
  async function readPresent(place: Place): Promise<KeptBudget> {
    const key = `${place.ownerId} ${place.projectId}`;
    for (;;) {
      const kept = keptBudgets.get(key);
      if (!kept?.known) return readWhole(key, place);
      const { known } = kept;
      const stored = await requireStored(db, place, known);
      if (stored.state === known.state) return kept;
      // Another call has moved it on meanwhile: what was read here is not what is missing now.
      if (kept.known !== known) continue;
      keptBudgets.forget(key);
      kept.known = null;
      const isMissingAll = !stored.isPartial && stored.lines !== null;
      if (isMissingAll || !kept.records.take(stored)) return readWhole(key, place);
      kept.write(stored);
      if (kept.known) keptBudgets.keep(key, kept);
      return kept;
    }
  }

  return {
    async computeBudget(
      ownerId: OwnerId,
      projectId: number,
      on: Queryable = db,
    ): Promise<ProjectBudget> {
      const stored = await requireStored(on, { ownerId, projectId });
      const { rows, ...costs } = (await toRecords(stored)).costs();
      return toBudget(rows, costs);
    },

    /**
     * The same as JSON. Only what has changed since the last time is read and written again. Never
     * asked inside a transaction, which sees changes that may not happen.
     */
    async getBudget(ownerId: OwnerId, projectId: number, lines: boolean): Promise<Buffer> {
      return (await readPresent({ ownerId, projectId })).answer(lines);
    },
  };
}
