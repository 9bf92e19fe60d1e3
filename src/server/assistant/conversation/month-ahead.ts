import { monthOf, wholeMonths, yearOf } from '../question/calendar.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { MONTH_NAMES } from '../question/stretch.ts';

const MONTH = new RegExp(`\\b${MONTH_NAMES}\\b`, 'i');
const YEAR = /\b(?:20\d\d|last|ago|previous)\b/i;
const MOST_WORDS = 8;

/**
 * "Which bills come due in September?" "And in October?": the October to come, where a month by
 * itself would be the last one that is over.
 */
export function withMonthAhead(before: Reading, next: Reading, today: string): Reading {
  const { period, words, question } = next;
  const isToCome =
    (before.subject === 'bills' || says(before, 'due', 'bill', 'milestone', 'next')) &&
    !says(before, 'done') &&
    (before.period?.to === undefined || before.period.to >= today);
  const { from, to } = period ?? {};
  if (!isToCome || !from || !to || to >= today || words.length > MOST_WORDS) return next;
  if (!MONTH.test(question) || YEAR.test(question)) return next;
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1;
  const ahead = wholeMonths(yearOf(from) + 1, monthOf(from), months);
  const isWhole = wholeMonths(yearOf(from), monthOf(from), months).to === to;
  return isWhole && (ahead.to ?? '') >= today ? { ...next, period: ahead } : next;
}
