import { addDays, wholeMonths, wholeYear, yearOf } from './calendar.ts';
import { toCount } from './numbers.ts';
import { type Found, found, type Now } from './stretch.ts';
import type { Words } from './words.ts';

const ordinals = ['first', 'second', 'third', 'fourth'];
const OPENS = new Set(['first', 'opening']);
const CLOSES = new Set(['last', 'final', 'closing']);
const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, half: 6 };
const DAYS: Readonly<Record<string, number>> = { week: 7, day: 1 };

/** "The last three months of 2025", "the final quarter of last year", "the first half of 2026". */
export function partOfYear(words: Words, at: number, now: Now): Found | null {
  const which = words.at(at);
  const place = ordinals.indexOf(which);
  if (!CLOSES.has(which) && !OPENS.has(which) && place === -1) return null;
  const given = toCount(words.at(at + 1));
  const unitAt = given === null ? at + 1 : at + 2;
  const unit = words.at(unitAt).replace(/s$/, '');
  const inYear = yearAfter(words, unitAt + 1, now);
  // "The second three months" is no usual part of a year.
  if (inYear === null || (place > 0 && given !== null)) return null;
  const length = inYear.end - at;
  const { from, to } = wholeYear(inYear.year);
  const count = given ?? 1;
  const [days, months] = [DAYS[unit], MONTHS[unit]];
  if (days !== undefined && place <= 0) {
    const size = count * days;
    return CLOSES.has(which)
      ? found({ from: addDays(to, 1 - size), to }, length)
      : found({ from, to: addDays(from, size - 1) }, length);
  }
  if (months === undefined) return null;
  const size = count * months;
  const first = CLOSES.has(which) ? 13 - size : 1 + Math.max(place, 0) * size;
  return first < 1 || first + size > 13
    ? null
    : found(wholeMonths(inYear.year, first, size), length);
}

/** "Of 2025", "in last year", "of the year". */
function yearAfter(words: Words, at: number, { today }: Now) {
  if (!['of', 'in'].includes(words.at(at))) return null;
  const given = words.at(at + 1);
  if (/^20[12]\d$/.test(given)) return { year: Number(given), end: at + 2 };
  if (words.at(at + 2) !== 'year') return null;
  const step = { last: -1, this: 0, the: 0, next: 1 }[given];
  return step === undefined ? null : { year: yearOf(today) + step, end: at + 3 };
}
