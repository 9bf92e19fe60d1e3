import { addDays, laterOf, wholeMonths } from './calendar.ts';
import { toCount } from './numbers.ts';
import { type Found, found, monthNumbers, type Now, nearestMonth, oneDay } from './stretch.ts';
import type { Words } from './words.ts';

const ordinals = ['first', 'second', 'third', 'fourth'];
const WEEK = 7;
const FORTNIGHT = 14;

/** "The last week of August", "the first two weeks of July 2026", "the second half of May". */
export function partOfMonth(words: Words, at: number, now: Now): Found | null {
  const which = words.at(at);
  const isLast = ['last', 'final', 'closing'].includes(which);
  const place = ordinals.indexOf(which);
  if (!isLast && place === -1) return null;
  const given = toCount(words.at(at + 1));
  const count = given ?? 1;
  const unitAt = given === null ? at + 1 : at + 2;
  const unit = words.at(unitAt);
  const isHalf = unit === 'half' && given === null && (isLast || place < 2);
  const days = { week: WEEK, weeks: WEEK, day: 1, days: 1, fortnight: FORTNIGHT }[unit];
  if (!isHalf && (days === undefined || (place > 0 && given !== null))) return null;
  const month = monthAfter(words, unitAt + 1, now);
  if (!month) return null;
  const { from, to } = month.period;
  const length = month.end - at;
  if (isHalf) {
    const middle = addDays(from, FORTNIGHT);
    const isFirst = place === 0;
    return found(isFirst ? { from, to: middle } : { from: addDays(middle, 1), to }, length);
  }
  const size = count * (days ?? 1);
  if (isLast) return found({ from: laterOf(from, addDays(to, 1 - size)), to }, length);
  const start = addDays(from, place * size);
  return found({ from: start, to: addDays(start, size - 1) }, length);
}

/** "Early August", "mid July", "late in May": a third of the month. */
export function thirdOfMonth(words: Words, at: number, now: Now): Found | null {
  const third = { early: 0, mid: 1, late: 2 }[words.at(at)];
  if (third === undefined) return null;
  const month = monthAfter(words, at + 1, now);
  if (!month) return null;
  const { from, to } = month.period;
  const start = addDays(from, third * THIRD);
  return found({ from: start, to: third === 2 ? to : addDays(start, THIRD - 1) }, month.end - at);
}
const THIRD = 10;

/** "Of August", "in August 2026", "August last year" is for `inItsYear`. */
function monthAfter(words: Words, at: number, now: Now) {
  const start = ['of', 'in'].includes(words.at(at)) ? at + 1 : at;
  const number = monthNumbers.get(words.at(start));
  if (number === undefined) return null;
  const year = /^20\d\d$/.test(words.at(start + 1)) ? Number(words.at(start + 1)) : null;
  const period = year === null ? nearestMonth(number, now) : wholeMonths(year, number);
  return { period, end: year === null ? start + 1 : start + 2 };
}

/** "Yesterday and the day before", "the day before yesterday". */
export function dayBefore(words: Words, at: number, { today }: Now): Found | null {
  const text = words.list.slice(at, at + 6).join(' ');
  const length = (match: RegExpExecArray) => match[0].split(' ').length;
  const both = BOTH_DAYS.exec(text);
  if (both) return found({ from: addDays(today, -2), to: addDays(today, -1) }, length(both));
  const two = TWO_DAYS.exec(text);
  if (two) return found({ from: addDays(today, -1), to: today }, length(two));
  const before = DAY_BEFORE.exec(text);
  return before && oneDay(addDays(today, -2), length(before));
}
const BOTH_DAYS = /^yesterday (?:and|plus|or) (?:on )?the day before(?: (?:that|it|yesterday))?\b/;
const TWO_DAYS = /^(?:today (?:and|plus|or) yesterday|yesterday (?:and|plus|or) today)\b/;
const DAY_BEFORE = /^(?:the )?day before yesterday\b/;
