import type { RecordMeasure } from '../query/ledger-query.ts';
import { PAID_STATE } from '../question/contract-subject.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { LAST_BILL } from '../question/record-subject.ts';

/** What of the records a question wants: their sum, the largest, the next one. */
export function measureOf(reading: Reading): RecordMeasure {
  const text = reading.words.join(' ');
  // "How many bills are open, and what do they come to?" The sum tells how many there are.
  if (says(reading, 'count')) return COMES_TO.test(text) ? 'sum' : 'count';
  if (NOT_LATE.test(text) && /\b(?:next|first|earliest|soonest)\b/.test(text)) return 'next';
  if (/\b(difference|apart|differ|spread|gap)\b/.test(text)) return 'difference';
  if (says(reading, 'least') || /\b(cheaper|lower|less|better)\b/.test(text)) return 'smallest';
  if (says(reading, 'most') || /\b(dearer|higher|pricier|bigger|larger)\b/.test(text))
    return 'largest';
  // "Which bills are coming up this month?" has more than one in mind.
  const areSeveral =
    reading.period !== null && /\b(?:bills|invoices|draws|quotes|papers)\b/.test(text);
  if (LAST_BILL.test(text)) return 'last';
  const isOne = !says(reading, 'list') || NEXT_ONE.test(text);
  if (says(reading, 'next') && isOne && !areSeveral) return 'next';
  if (says(reading, 'earliest')) return 'next';
  // "Who is paid in full?" asks for no sum.
  const isOfMoney = says(reading, 'howMuch') || (says(reading, 'spend') && !PAID_STATE.test(text));
  return isOfMoney || ADDS_UP.test(text) ? 'sum' : 'list';
}

/** "The next bill that is not late yet". */
export const NOT_LATE =
  /\bnot (?:[a-z]+ ){0,2}?(?:late|overdue|behind|past due)\b|\bafter the (?:(?:one|bill|invoice) (?:(?:that|which) is )?(?:already )?)?(?:overdue|late|past due)\b/;

/** "Which bill is next, and how much?" */
const NEXT_ONE = /\b(?:which|what) (?:bill|invoice|draw|one) (?:is|comes|is up|falls due) next\b/;

/** Of what was counted. */
const COMES_TO =
  /\b(?:they|those|these|it|that)(?: all)? (?:come to|add|add up to|amount to|total|cost)\b|\b(?:and|plus) (?:for |what is )?(?:how much|what total|the total|what amount)\b/;

/** "What do the unpaid bills come to?" */
const ADDS_UP =
  /\b(?:com(?:e|es|ing) to|add(?:s|ed)? up(?: to)?|tally|summed|sum of|amounts? to|altogether|in total|totals?)\b|\b(?:would|will|do|does|did) (?:\w+ ){1,7}?add\b/;
