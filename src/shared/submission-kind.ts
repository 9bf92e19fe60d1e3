/** What a contractor can send: a bill, a document, or another day for a milestone. */
export const submissionKinds = ['bill', 'document', 'date'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];
