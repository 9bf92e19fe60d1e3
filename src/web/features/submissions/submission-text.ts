import type { SubmissionKind } from '#shared/submission.ts';

export const submissionKindText: Record<SubmissionKind, string> = {
  bill: 'Bill',
  document: 'Document',
  date: 'New date',
};
