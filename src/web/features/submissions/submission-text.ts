import type { SubmissionKind } from '#shared/submission-kind.ts';

export const submissionKindText: Record<SubmissionKind, string> = {
  bill: 'Bill',
  document: 'Document',
  date: 'New date',
};

/** What approving does. */
export const approvalText: Record<SubmissionKind, string> = {
  bill: 'If you approve it, the bill is due and counts in your budget.',
  document: 'If you approve it, it is kept with the documents of this contractor.',
  date: 'If you approve it, the milestone moves to this day.',
};
