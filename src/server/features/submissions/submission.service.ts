import type { Database } from '#server/db/client.ts';
import type { submissions } from '#server/db/tables/submission.table.ts';
import type { Given } from '../budget-records/budget-record.repository.ts';
import { createRecordService } from '../budget-records/budget-record.service.ts';
import { submissionRecords } from './submission.repository.ts';

export type Submissions = ReturnType<typeof createSubmissions>;

type NewSubmission = Given<typeof submissions>;

/** What contractors send by their link. Each waits until a member approves or declines it. */
export function createSubmissions(db: Database) {
  return createRecordService(db, {
    records: submissionRecords,
    kind: 'submission',
    toValues: async (_tx, _place, inputs: NewSubmission[]) => inputs,
    toChanges: async (
      _tx,
      _author,
      { changes }: { changes: Pick<NewSubmission, 'status'> & { version?: number } },
    ) => changes,
  });
}
