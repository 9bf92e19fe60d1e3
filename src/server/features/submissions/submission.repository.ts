import { asc, desc } from 'drizzle-orm';
import { submissions } from '#server/db/tables/submission.table.ts';
import { createBudgetRecords } from '../budget-records/budget-record.repository.ts';

export type StoredSubmission = typeof submissions.$inferSelect;

export const submissionRecords = createBudgetRecords({
  kind: 'submission',
  table: submissions,
  limit: 'submissionsPerProject',
  // Those that wait come first.
  order: [desc(submissions.status), desc(submissions.createdAt), asc(submissions.id)],
});
