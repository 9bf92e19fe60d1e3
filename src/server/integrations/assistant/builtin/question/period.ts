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
import type { Words } from './words.ts';

const months =
  'january february march april may june july august september october november december'
    .split(' ')
    .flatMap((name, index) => [
      [name, index + 1] as const,
      [name.slice(0, 3), index + 1] as const,
      ...(name === 'september' ? [['sept', 9] as const] : []),
    ]);
const monthNumbers = new Map<string, number>(months);
const units = ['day', 'week', 'month', 'quarter', 'year'] as const;
type Unit = (typeof units)[number];

export const periodWords: readonly string[] = [
  ...monthNumbers.keys(),
  ...units.flatMap((unit) => [unit, `${unit}s`]),
  'today',
  'yesterday',
  'tomorrow',
  'since',
  'between',
  'until',
  'during',
  'before',
  'after',
  'past',
  'previous',
  'ytd',
];

export interface Now {
  today: string;
  /** What is asked for lies ahead, as due dates do. */
  isAhead: boolean;
}

/** A stretch of time and how many words it took to say. */
interface Found {
  period: Required<Period>;
  length: number;
}

const isDeterminer = (word: string) => ['the', 'my', 'our'].includes(word);
/** Words that make a month of "may" and "march". */
const beforeMonth = ['in', 'since', 'during', 'for', 'of', 'last', 'this', 'until', 'till', 'from'];
beforeMonth.push(
  'compare',
  'or',
  'vs',
  'versus',
  'than',
  'between',
  'and',
  'to',
  'before',
  'after',
  'through',
  'by',
  'about',
  'on',
  'next',
);

/** The period that a question is about, taken from its words; null when it names none. */
export function takePeriod(words: Words, now: Now): Period | null {
  for (let start = 0; start < words.list.length; start += 1) {
    const first = findStretch(words, skipDeterminer(words, start), now);
    if (!first) continue;
    const at = skipDeterminer(words, start);
    const before = words.at(start - 1);
    const second = secondStretch(words, at + first.length, now);
    if (second && ['between', 'from'].includes(before)) {
      words.take(start - 1, second.end - start + 1);
      return ordered(first.period, second.period);
    }
    const end = at + first.length;
    words.take(start, end - start);
    // "From last week" is in it; "from March 1" is since then.
    const isWithin = before === 'from' && isRelative(words.at(at));
    const bound = isWithin ? null : boundBy(before, first.period);
    if (bound || ['in', 'on', 'during', 'for', 'within', 'over', 'from'].includes(before)) {
      words.take(start - 1);
    }
    if (['so', 'to'].includes(words.at(end)) && ['far', 'date'].includes(words.at(end + 1))) {
      words.take(end, 2);
    }
    return bound ?? first.period;
  }
  return null;
}

const skipDeterminer = (words: Words, index: number) =>
  isDeterminer(words.at(index)) ? index + 1 : index;

/** The other end after "and", "to", "until" or "through". */
function secondStretch(words: Words, index: number, now: Now) {
  if (!['and', 'to', 'until', 'till', 'through', 'thru'].includes(words.at(index))) return null;
  if (['now', 'date'].includes(words.at(index + 1))) {
    return { period: { from: now.today, to: now.today }, end: index + 2 };
  }
  const start = skipDeterminer(words, index + 1);
  const found = findStretch(words, start, now);
  return found && { period: found.period, end: start + found.length };
}

function ordered(one: Required<Period>, other: Required<Period>): Period {
  return one.from <= other.from
    ? { from: one.from, to: other.to }
    : // "between December and March": the December before.
      { from: shiftYear(one.from, -1), to: other.to };
}

function shiftYear(day: string, years: number): string {
  const shifted = dayOf(yearOf(day) + years, monthOf(day), Number(day.slice(8)));
  return shifted ?? addDays(day, 365 * years);
}

const isRelative = (word: string) =>
  ['last', 'this', 'past', 'previous', 'current', 'today', 'yesterday'].includes(word);

function boundBy(before: string, { from, to }: Required<Period>): Period | null {
  if (['since', 'from'].includes(before)) return { from };
  if (before === 'after') return { from: addDays(to, 1) };
  if (before === 'before') return { to: addDays(from, -1) };
  if (['until', 'till', 'through', 'by'].includes(before)) return { to };
  return null;
}

/** What starts at this word: each rule in turn. */
function findStretch(words: Words, at: number, now: Now): Found | null {
  if (words.isTaken(at)) return null;
  for (const rule of [
    namedDay,
    countedUnits,
    relativeUnit,
    wholeDate,
    monthAndYear,
    quarter,
    year,
  ]) {
    const found = rule(words, at, now);
    if (found) return found;
  }
  return null;
}

const found = (period: Required<Period>, length: number): Found => ({ period, length });
const oneDay = (day: string, length: number) => found({ from: day, to: day }, length);

function namedDay(words: Words, at: number, now: Now): Found | null {
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

const unitOf = (word: string): Unit | undefined =>
  units.find((unit) => word === unit || word === `${unit}s`);

/** "last 30 days", "past two weeks", "3 months ago", "next 14 days". */
function countedUnits(words: Words, at: number, now: Now): Found | null {
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

/** "this month", "last week", "the previous year", "next month". */
function relativeUnit(words: Words, at: number, now: Now): Found | null {
  const steps = { this: 0, current: 0, last: -1, previous: -1, past: -1, next: 1, coming: 1 };
  const step = steps[words.at(at) as keyof typeof steps];
  const unit = unitOf(words.at(at + 1));
  if (step === undefined) return null;
  const month = monthNumbers.get(words.at(at + 1));
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

/** A month without a year is the latest one that has begun, or the first one to end from today. */
function nearestMonth(month: number, { today, isAhead }: Now, step = 0): Required<Period> {
  const [year, current] = [yearOf(today), monthOf(today)];
  if (isAhead) return wholeMonths(month < current ? year + 1 : year, month);
  const isBefore = month > current || (step < 0 && month === current);
  return wholeMonths(isBefore ? year - 1 : year, month);
}

const isYear = (word: string) => /^(19|20)\d\d$/.test(word);
const dayNumber = (word: string) =>
  /^\d{1,2}(st|nd|rd|th)?$/.test(word) ? Number.parseInt(word, 10) : null;

/** "2026-03-01", "3/15", "3/15/2026", "March 5", "5 March 2026", "the 5th of March". */
function wholeDate(words: Words, at: number, now: Now): Found | null {
  const word = words.at(at);
  if (/^\d{4}-\d\d-\d\d$/.test(word)) {
    const [year = 0, month = 0, day = 0] = word.split('-').map(Number);
    return maybeDay(dayOf(year, month, day), 1);
  }
  if (/^\d{1,2}\/\d/.test(word)) {
    const [month = 0, day = 0, year] = word.split('/').map(Number);
    return dated(
      { month, day, year: year !== undefined && year < 100 ? 2000 + year : year },
      now,
      1,
    );
  }
  const monthFirst = monthNumbers.get(word);
  const ofMonth = words.at(at + 1) === 'of' ? 2 : 1;
  const monthSecond = monthNumbers.get(words.at(at + ofMonth));
  const month = monthFirst ?? monthSecond;
  const day = dayNumber(monthFirst ? words.at(at + 1) : word);
  if (month === undefined || day === null) return null;
  const length = monthFirst ? 2 : ofMonth + 1;
  const next = words.at(at + length);
  return isYear(next)
    ? dated({ month, day, year: Number(next) }, now, length + 1)
    : dated({ month, day, year: undefined }, now, length);
}

interface LooseDate {
  month: number;
  day: number;
  year: number | undefined;
}

/** A day without a year is the latest one that is not to come, or the next one. */
function dated({ month, day, year }: LooseDate, now: Now, length: number): Found | null {
  if (year !== undefined) return maybeDay(dayOf(year, month, day), length);
  const { today, isAhead } = now;
  const thisYear = dayOf(yearOf(today), month, day);
  const isFitting = thisYear !== null && (isAhead ? thisYear >= today : thisYear <= today);
  if (isFitting) return maybeDay(thisYear, length);
  return maybeDay(dayOf(yearOf(today) + (isAhead ? 1 : -1), month, day), length);
}

const maybeDay = (day: string | null, length: number) =>
  day === null ? null : oneDay(day, length);

function monthAndYear(words: Words, at: number, now: Now): Found | null {
  const month = monthNumbers.get(words.at(at));
  if (month === undefined) return null;
  const next = words.at(at + 1);
  const hasOf = next === 'of' && isYear(words.at(at + 2));
  if (isYear(next) || hasOf) {
    return found(wholeMonths(Number(hasOf ? words.at(at + 2) : next), month), hasOf ? 3 : 2);
  }
  const isAlsoAnotherWord = ['may', 'march', 'mar', 'dec', 'jan', 'sep'].includes(words.at(at));
  const isAlone = words.list.length <= 2;
  if (isAlsoAnotherWord && !isAlone && !beforeMonth.includes(words.at(at - 1))) return null;
  return found(nearestMonth(month, now), 1);
}

function quarter(words: Words, at: number, now: Now): Found | null {
  const number = /^q$/.test(words.at(at)) ? toCount(words.at(at + 1)) : null;
  if (number === null || number < 1 || number > 4) return null;
  const next = words.at(at + 2);
  const year = isYear(next) ? Number(next) : yearOf(now.today);
  return found(wholeMonths(year, 3 * number - 2, 3), isYear(next) ? 3 : 2);
}

function year(words: Words, at: number): Found | null {
  const isAmount = ['than', 'over', 'under', 'above', 'below', 'least', 'most', 'for'].includes(
    words.at(at - 1),
  );
  const word = words.at(at);
  const isMoney = ['dollar', 'dollars', 'bucks', 'usd'].includes(words.at(at + 1));
  return isYear(word) && !isAmount && !isMoney ? found(wholeYear(Number(word)), 1) : null;
}
