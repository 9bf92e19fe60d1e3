import type { RecordMeasure } from '../query/ledger-query.ts';
import { PAID_STATE } from '../question/contract-subject.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { LAST_BILL } from '../question/record-subject.ts';

/** What of the records a question wants: their sum, the largest, the next one. */
export function measureOf(reading: Reading): RecordMeasure {
  const text = reading.words.join(' ');
  if (says(reading, 'count')) return 'count';
  if (NOT_LATE.test(text) && /\bnext\b/.test(text)) return 'next';
  if (/\b(difference|apart|differ|spread|gap)\b/.test(text)) return 'difference';
  if (says(reading, 'least') || /\b(cheaper|lower|less|better)\b/.test(text)) return 'smallest';
  if (says(reading, 'most') || /\b(dearer|higher|pricier|bigger|larger)\b/.test(text))
    return 'largest';
  // "Which bills are coming up this month?" has more than one in mind.
  const areSeveral =
    reading.period !== null && /\b(?:bills|invoices|draws|quotes|papers)\b/.test(text);
  if (LAST_BILL.test(text)) return 'last';
  if (says(reading, 'next') && !says(reading, 'list') && !areSeveral) return 'next';
  if (says(reading, 'earliest')) return 'next';
  // "Who is paid in full?" asks for no sum.
  const isOfMoney = says(reading, 'howMuch') || (says(reading, 'spend') && !PAID_STATE.test(text));
  return isOfMoney || ADDS_UP.test(text) ? 'sum' : 'list';
}

/** "The next bill that is not late yet". */
export const NOT_LATE =
  /\bnot (?:[a-z]+ ){0,2}?(?:late|overdue|behind|past due)\b|\bafter the (?:overdue|late)\b/;

/** "What do the unpaid bills come to?" */
const ADDS_UP =
  /\b(?:com(?:e|es|ing) to|add(?:s|ed)? up(?: to)?|tally|summed|sum of|amounts? to|altogether|in total|totals?)\b/;
