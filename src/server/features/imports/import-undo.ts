import type { Database } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import { inBatches } from '../activity/batches.repository.ts';
import { removeRecord } from '../activity/record.repository.ts';
import {
  isUsed,
  listImportedExpenses,
  lockImport,
  removeExpenses,
  updateImport,
} from './import.repository.ts';

/** Removes what it made and is still there. Activity can restore it for a while. */
export async function undoImport(
  db: Database,
  scope: Scope,
  importId: number,
): Promise<{ removed: number }> {
  const { ownerId } = scope;
  return db.transaction(async (tx) => {
    await holdAccount(tx, ownerId);
    const stored = await lockImport(tx, ownerId, importId);
    if (!stored) throw notFound('Import');
    if (stored.status !== 'committed') {
      throw new AppError('conflict', 'There is nothing to undo: this file is not imported.');
    }
    const ids = await listImportedExpenses(tx, ownerId, importId);
    await inBatches(ids, (batch) => removeExpenses(tx, scope, batch));
    const made = [
      ...stored.madeContractors.map((recordId) => ({ kind: 'contractor' as const, recordId })),
      ...stored.madeRooms.map((recordId) => ({ kind: 'room' as const, recordId })),
    ];
    for (const record of made) {
      if (await isUsed(tx, ownerId, record)) continue;
      await removeRecord(tx, scope, record.kind, record.recordId);
    }
    await updateImport(tx, ownerId, importId, { status: 'undone' });
    return { removed: ids.length };
  });
}
