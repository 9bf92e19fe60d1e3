import type { Database, Queryable } from '#server/db/client.ts';
import type { Scope } from '#server/http/scope.ts';
import type { PunchItemInput, PunchItemListQuery, PunchItemUpdate } from '#shared/punch-item.ts';
import { createRecordService } from '../budget-records/budget-record.service.ts';
import { isOf, punchItemRecords } from './punch-item.repository.ts';

export function createPunchItems(db: Database) {
  const punchItems = createRecordService(db, {
    records: punchItemRecords,
    kind: 'punch_item',
    toValues: async (_tx, _place, inputs: PunchItemInput[]) => inputs,
    toChanges: async (_tx, _author, { changes }: { changes: PunchItemUpdate }) => changes,
  });

  return {
    ...punchItems,
    list: (scope: Scope, { projectId, agreementId }: PunchItemListQuery, on: Queryable = db) =>
      punchItems.list(
        scope,
        { projectId, where: agreementId === null ? undefined : isOf(agreementId) },
        on,
      ),
  };
}
