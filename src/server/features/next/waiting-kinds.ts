import type { NextKind } from './next-kind.ts';

export const changeToDecide: NextKind = ({ changesToDecide: changes }) => {
  const [first] = changes;
  return first ? { kind: 'change_to_decide', count: first.count, changes } : null;
};

export const submission: NextKind = ({ waitingSubmissions: submissions }) => {
  const [first] = submissions;
  return first ? { kind: 'submission', count: first.count, submissions } : null;
};

export const inboxReceipts: NextKind = ({ inInbox }) =>
  inInbox > 0 ? { kind: 'inbox_receipts', count: inInbox } : null;
