import { addDays, dayOf, monthOf, type Period, wholeWeek, yearOf } from './calendar.ts';
import {
  monthAndYear,
  monthOfYear,
  quarter,
  season,
  seasonNames,
  wholeDate,
  year,
} from './dated-stretch.ts';
import { feast } from './feast.ts';
import { dayBefore, partOfMonth, thirdOfMonth } from './part-of-month.ts';
import { partOfYear } from './part-of-year.ts';
import {
  countedUnits,
  dayInMonth,
  dayInWeek,
  daysFrom,
  namedDay,
  relativeUnit,
  units,
  untilEnd,
  weekdayWords,
} from './relative-stretch.ts';
import { type Found, monthNumbers, type Now } from './stretch.ts';
import type { Words } from './words.ts';

export const periodWords: readonly string[] = [
  ...monthNumbers.keys(),
  ...units.flatMap((unit) => [unit, `${unit}s`]),
  ...weekdayWords,
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

const isDeterminer = (word: string) => ['the', 'my', 'our'].includes(word);

/** The period in the question, or null. Takes its words. */
export function takePeriod(words: Words, now: Now): Period | null {
  for (let start = 0; start < words.list.length; start += 1) {
    const at = skipDeterminer(words, start);
    const named = findStretch(words, at, now);
    if (!named) continue;
    const alone = inItsYear(named, words, at + named.length, now);
    const before = words.at(start - 1);
    const second = secondStretch(words, at + alone.length, now);
    const isOneStretch =
      isThrough(words, at + alone.length) || ['between', 'from'].includes(before);
    const first =
      second?.hasYear && isOneStretch && isOfNoYear(words, at, alone.length)
        ? { ...alone, period: upTo(alone.period, second.period) }
        : alone;
    const isRange = second && isThrough(words, at + first.length);
    if (second && isRange && !['between', 'from'].includes(before)) {
      words.take(start, second.end - start);
      if (isLead(before)) words.take(start - 1);
      return ordered(first.period, second.period, now);
    }
    // "The gap between 2025 and 2026" is no stretch of two years.
    const isGap = before === 'between' && /\b(?:differ\w*|gap|compar\w+)\b/.test(words.text);
    if (second && !isGap && ['between', 'from'].includes(before)) {
      words.take(start - 1, second.end - start + 1);
      return ordered(first.period, second.period, now);
    }
    const end = at + first.length;
    words.take(start, end - start);
    // "From last week" means in that week; "from March 1" means since that day.
    const isOfRecords = RECORDS.test(words.at(start - 2)) && !isOnward(words, end);
    const isWithin = before === 'from' && (isRelative(words.at(at)) || isOfRecords);
    const isUpTo = before === 'to' && !/\b(?:compar\w+|mov\w+|chang\w+|from)\b/.test(words.text);
    const isWeekOf = before === 'of' && words.at(start - 2) === 'week';
    const bound = isUpTo
      ? { to: first.period.to }
      : isWeekOf
        ? wholeWeek(first.period.from)
        : isWithin
          ? null
          : boundBy(before, isEndOf(words, at) ? lastDay(first.period) : first.period);
    if (bound || isLead(before)) {
      words.take(start - 1);
    }
    if (['so', 'to'].includes(words.at(end)) && ['far', 'date'].includes(words.at(end + 1))) {
      words.take(end, 2);
    }
    return bound ?? first.period;
  }
  return null;
}

/** "The 18th of March last year", "September of this year". */
function inItsYear({ period, length }: Found, words: Words, end: number, now: Now): Found {
  const skipped = words.at(end) === 'of' ? 1 : 0;
  const years = { this: 0, last: -1 }[words.at(end + skipped)];
  const named = words.list.slice(end - length, end);
  const isOfYear = named.some((word) => monthNumbers.has(word) || seasonNames.has(word));
  const isDay = period.from === period.to && /\d/.test(named.join());
  const hasYear = named.some((word) => /^\d{4}/.test(word));
  if (years === undefined || words.at(end + skipped + 1) !== 'year') return { period, length };
  if (hasYear || !(isDay || isOfYear)) return { period, length };
  const step = yearOf(now.today) + years - yearOf(period.from);
  const shifted = { from: shiftYear(period.from, step), to: shiftYear(period.to, step) };
  return { period: shifted, length: length + skipped + 2 };
}

const isLead = (word: string) =>
  ['in', 'on', 'during', 'for', 'within', 'over', 'from', 'between'].includes(word);

/** "April through June" is one stretch; "compare April to June" are two. */
const isThrough = (words: Words, index: number) =>
  ['through', 'thru', 'until', 'till'].includes(words.at(index)) ||
  (words.at(index) === 'to' &&
    (!/\bcompar|\b(?:difference|versus|vs)\b/.test(words.text) || SIDES.test(words.text)));

/** "March to May compared with June to August": each side is a stretch of its own. */
const SIDES = /\bto\b.*\b(?:compared (?:with|to|against)|versus|vs|than)\b.*\bto\b/;

/** Also past "the start of", which a bound before it makes exact: "since the start of July". */
function skipDeterminer(words: Words, index: number): number {
  const next = isDeterminer(words.at(index)) ? index + 1 : index;
  if (words.at(next + 1) !== 'of') return next;
  const isStart = ['start', 'beginning'].includes(words.at(next));
  const isEnd =
    words.at(next) === 'end' &&
    (monthNumbers.has(words.at(next + 2)) || words.at(next + 2) === 'last');
  return isStart || isEnd ? next + 2 : next;
}

/** The other end after "and", "to", "until" or "through". */
function secondStretch(words: Words, index: number, now: Now) {
  if (!['and', 'to', 'until', 'till', 'through', 'thru'].includes(words.at(index))) return null;
  if (['now', 'date'].includes(words.at(index + 1))) {
    return { period: { from: now.today, to: now.today }, end: index + 2, hasYear: false };
  }
  const start = skipDeterminer(words, index + 1);
  const found = findStretch(words, start, now);
  if (!found) return null;
  const { period, length } = inItsYear(found, words, start + found.length, now);
  const hasYear =
    length > found.length || YEAR.test(words.list.slice(start, start + length).join(' '));
  return { period, end: start + length, hasYear };
}
const YEAR = /\b(?:19|20)\d\d\b/;

/** A month or a day in a month: "from August to September last year". */
function isOfNoYear(words: Words, at: number, length: number): boolean {
  const named = words.list.slice(at, at + length);
  return (
    named.some((word) => monthNumbers.has(word)) && !/\b(?:19|20)\d\d|year/.test(named.join(' '))
  );
}

/** The period in the year of the end, or in the year before it: "from November to March 2025". */
function upTo(period: Required<Period>, end: Required<Period>): Required<Period> {
  const inYear = (step: number) => {
    const years = yearOf(end.from) - yearOf(period.from) + step;
    return { from: shiftYear(period.from, years), to: shiftYear(period.to, years) };
  };
  return inYear(0).from <= end.from ? inYear(0) : inYear(-1);
}

function ordered(one: Required<Period>, other: Required<Period>, { today }: Now): Period {
  // "Between today and the end of June", which has begun already.
  if (one.from <= other.to) return { from: one.from, to: other.to };
  // "Between today and October": the next one. "Between December and March": the December before.
  return one.from >= today
    ? { from: one.from, to: shiftYear(other.to, 1) }
    : { from: shiftYear(one.from, -1), to: other.to };
}

function shiftYear(day: string, years: number): string {
  const shifted = dayOf(yearOf(day) + years, monthOf(day), Number(day.slice(8)));
  return shifted ?? addDays(day, 365 * years);
}

const isRelative = (word: string) =>
  ['last', 'this', 'past', 'previous', 'current', 'today', 'yesterday'].includes(word);

/** "The payments from May" are those of that month; "from May on" has no end. */
const RECORDS =
  /^(?:is|are|was|were|expenses?|payments?|purchases?|bills?|receipts?|invoices?|entry|entries|ones?|items?|things?|everything|anything|transactions?)$/;
const isOnward = (words: Words, end: number) =>
  ['onward', 'onwards', 'forward', 'forwards', 'upward', 'upwards'].includes(words.at(end)) ||
  (words.at(end) === 'on' && !isDeterminer(words.at(end + 1)));

/** "Before the end of May" reaches to its last day. */
const isEndOf = (words: Words, at: number) =>
  words.at(at - 1) === 'of' && words.at(at - 2) === 'end';
const lastDay = ({ to }: Required<Period>) => ({ from: addDays(to, 1), to });

function boundBy(before: string, { from, to }: Required<Period>): Period | null {
  if (['since', 'from'].includes(before)) return { from };
  if (before === 'after') return { from: addDays(to, 1) };
  if (before === 'before') return { to: addDays(from, -1) };
  if (['until', 'till', 'through', 'by'].includes(before)) return { to };
  return null;
}

/** Tries each rule in turn at this word. */
export function findStretch(words: Words, at: number, now: Now): Found | null {
  if (words.isTaken(at)) return null;
  for (const rule of [
    untilEnd,
    dayBefore,
    partOfMonth,
    partOfYear,
    thirdOfMonth,
    feast,
    daysFrom,
    namedDay,
    dayInWeek,
    countedUnits,
    monthOfYear,
    relativeUnit,
    season,
    wholeDate,
    dayInMonth,
    monthAndYear,
    quarter,
    year,
  ]) {
    const found = rule(words, at, now);
    if (found) return found;
  }
  return null;
}
