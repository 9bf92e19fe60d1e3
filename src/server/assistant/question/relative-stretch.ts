import {
  addDays,
  dayOf,
  earlierOf,
  monthOf,
  type Period,
  wholeMonths,
  wholeWeek,
  wholeYear,
  yearOf,
} from './calendar.ts';
import { toCount } from './numbers.ts';
import { type Found, found, monthNumbers, type Now, nearestMonth, oneDay } from './stretch.ts';
import type { Words } from './words.ts';

export const units = ['day', 'week', 'month', 'quarter', 'year'] as const;
type Unit = (typeof units)[number];

/** "today", "yesterday", "year to date". */
export function namedDay(words: Words, at: number, now: Now): Found | null {
  const word = words.at(at);
  if (word === 'today') return oneDay(now.today, 1);
  if (word === 'yesterday') return oneDay(addDays(now.today, -1), 1);
  if (word === 'tomorrow') return oneDay(addDays(now.today, 1), 1);
  if (word === 'ytd') return found({ from: wholeYear(yearOf(now.today)).from, to: now.today }, 1);
  if (word === 'year' && words.at(at + 1) === 'to' && words.at(at + 2) === 'date') {
    return found({ from: wholeYear(yearOf(now.today)).from, to: now.today }, 3);
  }
  return null;
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
export const weekdayWords: readonly string[] = weekdays;

/** "this morning", "last Tuesday", "on Friday", "next Monday", "the 9th". */
export function dayInWeek(words: Words, at: number, { today, isAhead }: Now): Found | null {
  const [first, second] = [words.at(at), words.at(at + 1)];
  if (first === 'tonight') return oneDay(today, 1);
  if (first === 'this' && ['morning', 'afternoon', 'evening'].includes(second)) {
    return oneDay(today, 2);
  }
  const isLed = ['last', 'this', 'next', 'past', 'coming'].includes(first);
  const weekday = weekdays.indexOf(isLed ? second : first);
  if (weekday === -1) return null;
  const isNext = ['next', 'coming'].includes(first) || (isAhead && first !== 'last');
  const distance = (weekday - new Date(Date.parse(today)).getUTCDay() + 7) % 7;
  const ahead = distance === 0 ? 7 : distance;
  // Nobody calls yesterday "last Tuesday".
  const isYesterday = first === 'last' && ahead === 6;
  const day = addDays(today, isNext ? ahead : ahead - (isYesterday ? 14 : 7));
  return oneDay(day, isLed ? 2 : 1);
}

/** "The 9th": of this month, or of the one before or after. */
export function dayInMonth(words: Words, at: number, { today, isAhead }: Now): Found | null {
  const match = /^(\d{1,2})(st|nd|rd|th)$/.exec(words.at(at));
  if (!match) return null;
  const months = { this: 0, last: -1, next: 1 }[words.at(at + 2)];
  // "The 14th of this month".
  if (months !== undefined && words.at(at + 1) === 'of' && words.at(at + 3) === 'month') {
    const { from } = wholeMonths(yearOf(today), monthOf(today) + months);
    const day = dayOf(yearOf(from), monthOf(from), Number(match[1]));
    return day === null ? null : oneDay(day, 4);
  }
  if (!['the', 'on'].includes(words.at(at - 1)) || words.at(at + 1) === 'of') return null;
  for (const step of isAhead ? [0, 1, 2] : [0, -1, -2]) {
    const { from } = wholeMonths(yearOf(today), monthOf(today) + step);
    const day = dayOf(yearOf(from), monthOf(from), Number(match[1]));
    if (day !== null && (isAhead ? day >= today : day <= today)) return oneDay(day, 1);
  }
  return null;
}

const unitOf = (word: string): Unit | undefined =>
  units.find((unit) => word === unit || word === `${unit}s`);

/** "last 30 days", "past two weeks", "3 months ago", "next 14 days". */
export function countedUnits(words: Words, at: number, now: Now): Found | null {
  const direction = words.at(at);
  const isLed = ['last', 'past', 'previous', 'next', 'coming'].includes(direction);
  const count = toCount(words.at(isLed ? at + 1 : at)) ?? (isFew(words, at) ? 2 : null);
  const unit = unitOf(words.at(isLed ? at + 2 : at + 1));
  if (!count || !unit) return null;
  if (!isLed) {
    return words.at(at + 2) === 'ago' ? found(relative(unit, -count, now), 3) : null;
  }
  if (['next', 'coming'].includes(direction)) {
    return found({ from: now.today, to: addDays(stepFrom(now.today, unit, count), -1) }, 3);
  }
  return found({ from: addDays(stepFrom(now.today, unit, -count), 1), to: now.today }, 3);
}

/** "A week from today", "two weeks from Friday": one day. */
export function daysFrom(words: Words, at: number, now: Now): Found | null {
  const count = toCount(words.at(at)) ?? 1;
  const place = unitOf(words.at(at)) ? at : at + 1;
  const unit = unitOf(words.at(place));
  if (!unit || words.at(place + 1) !== 'from' || (place > at && !isCount(words.at(at))))
    return null;
  const isNow = words.at(place + 2) === 'now';
  const start = isNow
    ? oneDay(now.today, 1)
    : (namedDay(words, place + 2, now) ?? dayInWeek(words, place + 2, { ...now, isAhead: true }));
  if (!start) return null;
  return oneDay(stepFrom(start.period.from, unit, count), place + 2 + start.length - at);
}
const isCount = (word: string) => word === 'a' || toCount(word) !== null;

const isFew = (words: Words, at: number) =>
  ['couple', 'few'].includes(words.at(at + 1)) && words.at(at) === 'last';

function stepFrom(day: string, unit: Unit, count: number): string {
  if (unit === 'day') return addDays(day, count);
  if (unit === 'week') return addDays(day, 7 * count);
  const monthCount = { month: 1, quarter: 3, year: 12 }[unit] * count;
  const { from, to } = wholeMonths(yearOf(day), monthOf(day) + monthCount);
  const sameDay = from.slice(0, 8) + day.slice(8);
  return earlierOf(sameDay, to);
}

/** "By the end of the month", "the rest of the year": from today on. */
export function untilEnd(words: Words, at: number, now: Now): Found | null {
  const start = ['before', 'by', 'until', 'till', 'the'].includes(words.at(at)) ? at + 1 : at;
  const lead = words.at(start) === 'the' ? start + 1 : start;
  if (!['end', 'rest', 'remainder'].includes(words.at(lead)) || words.at(lead + 1) !== 'of')
    return null;
  const step = { the: 0, this: 0, next: 1 }[words.at(lead + 2)];
  const unit = unitOf(words.at(lead + 3));
  if (step === undefined || !unit || unit === 'day') return null;
  return found({ from: now.today, to: relative(unit, step, now).to }, lead + 4 - at);
}

/** "this month", "last week", "the previous year", "next month". */
export function relativeUnit(words: Words, at: number, now: Now): Found | null {
  const steps = { this: 0, current: 0, last: -1, previous: -1, past: -1, next: 1, coming: 1 };
  const step = steps[words.at(at) as keyof typeof steps];
  const unit = unitOf(words.at(at + 1));
  if (step === undefined) return null;
  const month = monthNumbers.get(words.at(at + 1));
  // "Coming October 12" is a day.
  if (month !== undefined && /^\d{1,2}(?:st|nd|rd|th)?$/.test(words.at(at + 2))) return null;
  if (month !== undefined) return found(nearestMonth(month, now, Math.min(step, 0)), 2);
  return unit && unit !== 'day' && !words.at(at + 1).endsWith('s')
    ? found(relative(unit, step, now), 2)
    : null;
}

function relative(unit: Unit, step: number, now: Now): Required<Period> {
  const [year, month] = [yearOf(now.today), monthOf(now.today)];
  switch (unit) {
    case 'day':
      return { from: addDays(now.today, step), to: addDays(now.today, step) };
    case 'week':
      return wholeWeek(addDays(now.today, 7 * step));
    case 'month':
      return wholeMonths(year, month + step);
    case 'quarter':
      return wholeMonths(year, 3 * Math.floor((month - 1) / 3) + 1 + 3 * step, 3);
    case 'year':
      return wholeYear(year + step);
  }
}
