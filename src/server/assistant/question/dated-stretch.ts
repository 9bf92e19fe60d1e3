import { dayOf, wholeMonths, wholeYear, yearOf } from './calendar.ts';
import { toCount } from './numbers.ts';
import { type Found, found, monthNumbers, type Now, nearestMonth, oneDay } from './stretch.ts';
import type { Words } from './words.ts';

/** After one of these words, "may" and "march" are months. */
const beforeMonth = new Set(
  `in since during for of last this until till from compare or vs versus than between and to before
  after through by about on next against`.split(/\s+/),
);

/** "May's spending". */
const afterMonth = new Set('spending expenses costs outgoings expenditure purchases'.split(' '));

/** "May through July", "March against April". */
const besideMonth = new Set('through thru to until till and or vs versus against'.split(' '));

const isYear = (word: string) => /^(19|20)\d\d$/.test(word);
const ordinals =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
  fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth`.split(/\s+/);
const dayNumber = (word: string) => {
  if (/^\d{1,2}(st|nd|rd|th)?$/.test(word)) return Number.parseInt(word, 10);
  const spelled = ordinals.indexOf(word);
  return spelled === -1 ? null : spelled + 1;
};

/** "2026-03-01", "3/15", "3/15/2026", "March 5", "5 March 2026", "the 5th of March". */
export function wholeDate(words: Words, at: number, now: Now): Found | null {
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
  const named = monthFirst ? words.at(at + 1) : word;
  // "The first of August" is a day; "the first August bill" is not.
  const isLoose = ordinals.includes(named) && (monthFirst !== undefined || ofMonth === 1);
  const day = isLoose ? null : dayNumber(named);
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

/** A day without a year is the most recent one, or the next one if the question looks ahead. */
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

/** "March", "March 2026", "2026-03". */
export function monthAndYear(words: Words, at: number, now: Now): Found | null {
  if (/^\d{4}-\d\d$/.test(words.at(at))) {
    const [year = 0, number = 0] = words.at(at).split('-').map(Number);
    return number >= 1 && number <= 12 ? found(wholeMonths(year, number), 1) : null;
  }
  const month = monthNumbers.get(words.at(at));
  if (month === undefined) return null;
  const next = words.at(at + 1);
  const hasOf = next === 'of' && isYear(words.at(at + 2));
  if (isYear(next) || hasOf) {
    return found(wholeMonths(Number(hasOf ? words.at(at + 2) : next), month), hasOf ? 3 : 2);
  }
  const isAlsoAnotherWord = ['may', 'march', 'mar', 'dec', 'jan', 'sep'].includes(words.at(at));
  const isAlone = words.list.length <= 2;
  const isBesideMonth = besideMonth.has(next) && monthNumbers.has(words.at(at + 2));
  // "What did May come to?"
  const isSummedUp =
    /^(?:did|does|has|had)$/.test(words.at(at - 1)) &&
    /^(?:come|cost|total|add|amount|run|set|eat)$/.test(next);
  const isMonth =
    isAlone ||
    isSummedUp ||
    // "Courtyard, March, only with a receipt".
    words.alone.has(words.at(at)) ||
    isBesideMonth ||
    beforeMonth.has(words.at(at - 1)) ||
    afterMonth.has(next);
  if (isAlsoAnotherWord && !isMonth) return null;
  return found(nearestMonth(month, now), 1);
}

/** "Last year's September". */
export function monthOfYear(words: Words, at: number, { today }: Now): Found | null {
  const years = { this: 0, last: -1 }[words.at(at)];
  const month = monthNumbers.get(words.at(at + 2));
  if (years === undefined || words.at(at + 1) !== 'year' || month === undefined) return null;
  return found(wholeMonths(yearOf(today) + years, month), 3);
}

const seasons = new Map([
  ['spring', 3],
  ['summer', 6],
  ['fall', 9],
  ['autumn', 9],
  ['winter', 12],
]);

const VERBS: ReadonlySet<string> = new Set(['fall', 'spring']);
/** "Summer total", "spending summer vs winter". */
const OF_SUM = /^(?:totals?|spending|spend|spent|sum|costs|expenses|purchases|payments|vs|versus)$/;

export const seasonNames: ReadonlySet<string> = new Set(seasons.keys());

/** "Spring 2026", "last summer", "this winter": three whole months. */
export function season(words: Words, at: number, { today, isAhead }: Now): Found | null {
  const isLed = ['last', 'this', 'next', 'past'].includes(words.at(at));
  const place = isLed ? at + 1 : at;
  const month = seasons.get(words.at(place));
  if (month === undefined) return null;
  const skipped = words.at(place + 1) === 'of' ? 2 : 1;
  const given = words.at(place + skipped);
  if (isYear(given)) {
    return found(wholeMonths(Number(given), month, 3), place - at + skipped + 1);
  }
  // "Fall" and "spring" are also verbs.
  const isSum = OF_SUM.test(words.at(at + 1)) || OF_SUM.test(words.at(at - 1));
  const isOnlySeason = isSum && !VERBS.has(words.at(at));
  if (
    !isLed &&
    !isOnlySeason &&
    !['in', 'during', 'since', 'the', 'over', 'before', 'after', 'until', 'till'].includes(
      words.at(at - 1),
    )
  )
    return null;
  const thisYear = wholeMonths(yearOf(today), month, 3);
  const isPassed = words.at(at) === 'last' ? thisYear.to < today : thisYear.from <= today;
  const step =
    isAhead || words.at(at) === 'next' ? (thisYear.to < today ? 1 : 0) : isPassed ? 0 : -1;
  return found(wholeMonths(yearOf(today) + step, month, 3), place - at + 1);
}

/** "Q2", "Q4 2025". */
export function quarter(words: Words, at: number, now: Now): Found | null {
  const spelled = ['first', 'second', 'third', 'fourth'].indexOf(words.at(at)) + 1;
  const noun = ['calendar', 'fiscal'].includes(words.at(at + 1)) ? at + 2 : at + 1;
  if (spelled > 0 && words.at(noun) === 'quarter') {
    const place = words.at(noun + 1) === 'of' ? noun + 2 : noun + 1;
    const given = words.at(place);
    const inYear = isYear(given) ? Number(given) : yearOf(now.today);
    const length = isYear(given) ? place - at + 1 : noun - at + 1;
    return found(wholeMonths(inYear, 3 * spelled - 2, 3), length);
  }
  if ((spelled === 1 || spelled === 2) && words.at(at + 1) === 'half') {
    const skipped = words.at(at + 2) === 'of' ? 3 : 2;
    const given = words.at(at + skipped);
    if (isYear(given)) return found(wholeMonths(Number(given), 6 * spelled - 5, 6), skipped + 1);
    if (['this', 'the'].includes(given) && words.at(at + skipped + 1) === 'year') {
      return found(wholeMonths(yearOf(now.today), 6 * spelled - 5, 6), skipped + 2);
    }
  }
  const number = /^q$/.test(words.at(at)) ? toCount(words.at(at + 1)) : null;
  if (number === null || number < 1 || number > 4) return null;
  const next = words.at(at + 2);
  const year = isYear(next) ? Number(next) : yearOf(now.today);
  return found(wholeMonths(year, 3 * number - 2, 3), isYear(next) ? 3 : 2);
}

/** "Could the laundry take 2000?" is about money. */
const EARLIEST_YEAR = 2010;
const isComparing = (word: string) => ['expensive', 'costly', 'than', 'or'].includes(word);
const beforeYear = new Set(
  'in since during of year before until till from by after and or'.split(' '),
);

/** "The total for 2025", but "a sink for 2000". */
const isRecent = (word: string, today: string) =>
  Math.abs(Number(word) - yearOf(today)) <= MOST_YEARS_AWAY;
const MOST_YEARS_AWAY = 5;

export function year(words: Words, at: number, { today }: Now): Found | null {
  const isOfYears = words.list.filter(isYear).length > 1 && words.at(at - 1) === 'than';
  const isAmount =
    !isOfYears &&
    (['than', 'over', 'under', 'above', 'below', 'least', 'most'].includes(words.at(at - 1)) ||
      (words.at(at - 1) === 'for' && !isRecent(words.at(at), today)) ||
      ['another', 'extra', 'additional', 'wants', 'costs'].includes(words.at(at - 1)) ||
      (['more', 'extra'].includes(words.at(at + 1)) && !isComparing(words.at(at + 2))) ||
      (Number(words.at(at)) < EARLIEST_YEAR && !beforeYear.has(words.at(at - 1))));
  const word = words.at(at);
  const isMoney = ['dollar', 'dollars', 'bucks', 'usd'].includes(words.at(at + 1));
  return isYear(word) && !isAmount && !isMoney ? found(wholeYear(Number(word)), 1) : null;
}
