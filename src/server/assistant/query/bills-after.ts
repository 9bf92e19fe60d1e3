import type { Books } from '../books.ts';
import { bold } from '../writing/markdown.ts';
import type { LedgerRecord } from './ledger-record.ts';
import { runRecordQuery } from './run-record-query.ts';
import { recordLine, recordTable } from './write-records.ts';

/** "What is due after the laundry arch?" */
export const AFTER_BILL =
  /^(?:and |so |ok )*(?:what|which|when|who)\b.*\b(?:due|comes?|next|follows?|bills?|invoices?|pay|paid)\b.*\b(?:after|following) (?:the|our|my|that|his|her|their)\b/;

/** The bills of that project after this one. */
export async function billsAfter(
  { title, day, projectId }: LedgerRecord,
  books: Books,
  areSeveral: boolean,
): Promise<string> {
  const all = await runRecordQuery(
    { subject: 'bills', ...(projectId !== null && { projectId }) },
    books,
  );
  const later = all
    .filter((one) => day !== null && one.day !== null && one.day > day)
    .toSorted((one, other) => (one.day ?? '').localeCompare(other.day ?? ''));
  const [next] = later;
  if (!next) return `I know of no bill that is due after ${bold(title)}.`;
  return areSeveral && later.length > 1
    ? `After ${bold(title)} come:\n\n${recordTable(later, books)}`
    : `After ${bold(title)} comes ${recordLine(next, books)}.`;
}
