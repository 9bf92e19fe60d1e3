import { hasFilter, hasPart, says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';

/** Whether a short question that names nothing is about the payments of the one before. */
export const isOfSameSpending = (previous: Reading, next: Reading): boolean =>
  asksForPaymentOf(previous, next) || ranksSameSpending(previous, next);

/** "How much did we pay Renee?" "When was the last payment?": to her. */
const asksForPaymentOf = (previous: Reading, next: Reading): boolean =>
  (previous.contractors.length === 1 || previous.specialty !== null) &&
  previous.subject === null &&
  says(previous, 'spend', 'howMuch', 'list', 'expense') &&
  !hasPart(next) &&
  next.rest.length === 0 &&
  ONE_PAYMENT.test(next.words.join(' '));
const ONE_PAYMENT =
  /^(?:and )?(?:when|what|which|how much|how) (?:was|is|were)(?: (?:the|our|my))? (?:last|latest|first|most recent|biggest|largest|smallest) (?:payment|check|cheque|one|bill)$/;

/** "What did permits cost?" "Which project had the most?": of the permits. */
const ranksSameSpending = (previous: Reading, next: Reading): boolean =>
  hasFilter(previous) &&
  previous.subject === null &&
  says(previous, 'spend', 'howMuch', 'expense') &&
  !hasPart(next) &&
  HAD_MOST.test(next.words.join(' '));
const HAD_MOST =
  /^(?:and )?(?:which|what) (?:project|contractor|category|month|method|job) (?:got|had|has|took|was|is|used) (?:the )?(?:most|least|biggest|highest|lowest|smallest)(?: of (?:it|that|them|those))?$/;
