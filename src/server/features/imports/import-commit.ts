import type { Database } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { AppError } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import type { Contractors } from '../contractors/contractor.service.ts';
import type { Expenses } from '../expenses/expense.service.ts';
import type { Plans } from '../plans/plan.service.ts';
import type { Rooms } from '../rooms/room.service.ts';
import {
  insertImportRows,
  listImportedKeys,
  lockImport,
  updateImport,
} from './import.repository.ts';
import { type AnalyzeDraft, requireDraft, requireImport } from './import-draft.ts';
import { expenseOf, makeNames } from './made-names.ts';

/** More at once would hold up other calls while the statement is built. */
const ROWS_PER_STATEMENT = 200;

interface CommitParts {
  db: Database;
  expenses: Expenses;
  contractors: Contractors;
  rooms: Rooms;
  plans: Plans;
}

/** All ticked rows become expenses, or none. */
export function createCommitImport(parts: CommitParts, analyzeDraft: AnalyzeDraft) {
  const { db, expenses, plans } = parts;
  return async function commitImport(scope: Scope, importId: number): Promise<{ created: number }> {
    const { ownerId } = scope;
    // The cells of the file are megabytes, and nothing below needs them.
    const { chosen, names, projectId, version } = await readChosen(ownerId, importId);
    return db.transaction(async (tx) => {
      await holdAccount(tx, ownerId);
      const locked = requireDraft(await lockImport(tx, ownerId, importId));
      if (locked.version !== version) {
        throw new AppError('conflict', 'Someone changed this import. Look at it again.');
      }
      // Someone may have imported the same rows since they were shown.
      const keys = chosen.map(({ key }) => key);
      const imported = await listImportedKeys(tx, { ownerId, projectId }, keys);
      const added = chosen.filter(({ key }) => !imported.has(key));
      await plans.requireRoom(tx, scope, 'expenses', added.length);
      const made = await makeNames(tx, scope, parts, { projectId, names, rows: added });
      const toExpense = expenseOf(projectId, made);
      for (let start = 0; start < added.length; start += ROWS_PER_STATEMENT) {
        const batch = added.slice(start, start + ROWS_PER_STATEMENT);
        const expenseIds = await expenses.createAll(scope, batch.map(toExpense), tx);
        await insertImportRows(
          tx,
          { ownerId, projectId, importId },
          { keys: batch.map(({ key }) => key), expenseIds },
        );
      }
      await updateImport(tx, ownerId, importId, {
        status: 'committed',
        created: added.length,
        madeContractors: made.madeContractors,
        madeRooms: made.madeRooms,
        rows: null,
      });
      return { created: added.length };
    });
  };

  async function readChosen(ownerId: OwnerId, importId: number) {
    const draft = requireDraft(await requireImport(db, ownerId, importId));
    const { projectId, version } = draft;
    const { rows, names } = await analyzeDraft(ownerId, draft);
    const chosen = [...rows()].filter(({ isSkipped }) => !isSkipped);
    return { chosen, names, projectId, version };
  }
}
