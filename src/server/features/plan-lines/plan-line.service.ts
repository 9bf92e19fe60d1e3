import type { Database } from '#server/db/client.ts';
import type { Author } from '#server/http/scope.ts';
import type { PlanLineInput, PlanLineUpdate } from '#shared/plan-line-input.ts';
import type { RecordOrder } from '#shared/record-order.ts';
import { createRecordService } from '../budget-records/budget-record.service.ts';
import { saveOrder } from '../budget-records/record-order.service.ts';
import { planLineOrdering, planLineRecords } from './plan-line.repository.ts';

export type PlanLines = ReturnType<typeof createPlanLines>;

export function createPlanLines(db: Database) {
  return {
    ...createRecordService(db, {
      records: planLineRecords,
      kind: 'plan_line',
      toValues: (tx, place, inputs: PlanLineInput[]) => planLineOrdering.append(tx, place, inputs),
      toChanges: async (_tx, _author, { changes }: { changes: PlanLineUpdate }) => changes,
    }),
    orderPlanLines: (author: Author, order: RecordOrder) =>
      saveOrder(db, planLineOrdering, author, order),
  };
}
