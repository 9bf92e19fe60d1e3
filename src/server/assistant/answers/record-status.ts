import type { RecordStatus, RecordSubject } from '../query/ledger-query.ts';
import { changeStanding, isDeclined } from '../question/change-standing.ts';
import { isOfUnpaid, PAID_STATE } from '../question/contract-subject.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { NOT_LATE } from './record-measure.ts';

/** Which of the records a question wants, by how they stand; `isNamed`: it has words of a title. */
export function statusOf(
  reading: Reading,
  subject: RecordSubject,
  isNamed: boolean,
): RecordStatus | undefined {
  const text = reading.words.join(' ');
  if (reading.missing === 'date') return 'undated';
  if (subject === 'agreements' && PAID_STATE.test(text)) {
    return isOfUnpaid(text) ? 'unpaid' : 'paid';
  }
  // "What would they add?" goes on about those that wait.
  if (subject === 'changes') return changeStanding(`${text} ${reading.rest.join(' ')}`);
  if (subject === 'quotes' && isDeclined(text)) return 'declined';
  if (
    subject === 'bills' &&
    !NOT_LATE.test(text) &&
    /\b(overdue|late|missed|forgot|forgotten|overlooked)\b/.test(text)
  ) {
    return 'overdue';
  }
  if (subject === 'punch') {
    const isOpen = /\b(?:to be|not|never|still|yet|unfinished|needs?)\b/.test(text);
    return !isOpen && /\b(done|finished|fixed|checked)\b/.test(text) ? 'done' : 'open';
  }
  if (
    subject === 'documents' &&
    /\b(expir\w*|run out|runs out|running out|ran out|out of date|ends?|valid|renew\w*|soon|lapse\w*)\b/.test(
      text,
    )
  ) {
    const isOfOne = reading.contractors.length > 0 || isNamed;
    if (isOfOne || reading.period !== null || ONE_PERMIT.test(text)) return undefined;
    // "Out of date" asks for no day.
    const asksWhen = says(reading, 'when') && !/\bout of date\b/.test(text);
    if (asksWhen) return undefined;
    return RAN_OUT.test(text) ? 'overdue' : 'expiring';
  }
  return undefined;
}

/** "Is the building permit still valid?", whatever it has of other words. */
const ONE_PERMIT = /^(?:and |so )?(?:is|has) (?:the|our|my) (?:\w+ ){0,3}permit\b/;

/** "Whose insurance ran out?", but not "which expire?" */
const RAN_OUT =
  /\b(?:expired|ran out|lapsed|out of date|has run out|have run out)\b(?<!\b(?:not|never) (?:yet )?(?:expired|lapsed))/;
