import type { Database, Queryable } from '#server/db/client.ts';
import type { Author } from '#server/http/scope.ts';
import type { RecordOrder } from '#shared/record-order.ts';
import type { ScopeLineBatch, ScopeLineInput, ScopeLineUpdate } from '#shared/scope-line.ts';
import { createRecordService } from '../budget-records/budget-record.service.ts';
import { saveOrder } from '../budget-records/record-order.service.ts';
import { scopeLineOrdering, scopeLineRecords } from './scope-line.repository.ts';

export type ScopeLines = ReturnType<typeof createScopeLines>;

export function createScopeLines(db: Database) {
  const scopeLines = createRecordService(db, {
    records: scopeLineRecords,
    kind: 'scope_line',
    toValues: (tx, place, inputs: ScopeLineInput[]) => scopeLineOrdering.append(tx, place, inputs),
    toChanges: async (_tx, _author, { changes }: { changes: ScopeLineUpdate }) => changes,
  });

  return {
    ...scopeLines,
    createScopeLines: (author: Author, { projectId, lines }: ScopeLineBatch, on?: Queryable) =>
      scopeLines.createAll(
        author,
        projectId,
        lines.map((line) => ({ ...line, projectId })),
        on,
      ),
    orderScopeLines: (author: Author, order: RecordOrder) =>
      saveOrder(db, scopeLineOrdering, author, order),
  };
}
