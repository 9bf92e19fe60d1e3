import { pattern } from '../pattern.ts';
import {
  addDays,
  daysUntil,
  monthOf,
  type Period,
  wholeMonths,
  yearOf,
} from '../question/calendar.ts';
import type { Reading } from '../question/reading.ts';

const SHIFT = pattern()`
  \b(?:the )?(?:
    day|week|month|quarter|year|period|stretch|one|time|weeks|months|days
  )?\s*(before|earlier|prior|after|later)(?: (?:that|it|this|those))?\b
  |\bthe (?:previous|preceding|following|next) (?:one|period|stretch|day|week|month|quarter|year)\b
`;

/** "And the month before that?": the stretch next to the one just asked about, of the same length. */
export function shiftedPeriod(previous: Reading, next: Reading): Period | null {
  const { from, to } = previous.period ?? {};
  const text = next.words.join(' ');
  if (to && next.period === null && SINCE.test(text) && next.words.length <= MOST_WORDS_SINCE) {
    return { from: addDays(to, 1) };
  }
  const match = SHIFT.exec(text);
  if (!from || !to || !match || next.words.length > MOST_WORDS) return null;
  const isBefore = /before|earlier|prior|previous|preceding/.test(match[0]);
  const months = wholeMonthsIn(from, to);
  if (months > 0) {
    const start = wholeMonths(yearOf(from), monthOf(from) + (isBefore ? -months : months), months);
    return start;
  }
  const days = daysUntil(from, to) + 1;
  return isBefore
    ? { from: addDays(from, -days), to: addDays(from, -1) }
    : { from: addDays(to, 1), to: addDays(to, days) };
}
const MOST_WORDS = 9;

/** "What did she get in May, and what has she had since?" */
const SINCE = /\b(?:since|since then|since that|after that|ever since|from then on)$/;
const MOST_WORDS_SINCE = 14;

function wholeMonthsIn(from: string, to: string): number {
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1;
  const whole = wholeMonths(yearOf(from), monthOf(from), months);
  return whole.from === from && whole.to === to ? months : 0;
}
