/** The kinds of records that a question can be about, besides expenses. */
export const recordSubjects = [
  'agreements',
  'bills',
  'changes',
  'quotes',
  'documents',
  'punch',
  'inbox',
  'members',
  'rooms',
  'lines',
  'milestones',
  'contractors',
  'projects',
] as const;
export type RecordSubject = (typeof recordSubjects)[number];
