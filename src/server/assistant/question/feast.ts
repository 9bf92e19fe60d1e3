import { addDays, dayOf, wholeMonths, yearOf } from './calendar.ts';
import { type Found, type Now, oneDay } from './stretch.ts';
import type { Words } from './words.ts';

const WEEK = 7;

/** The month, and the day of a feast that is the same each year, or in which week which weekday is. */
const feasts: readonly [name: string, month: number, day: number][] = [
  ['christmas eve', 12, 24],
  ['christmas day', 12, 25],
  ['christmas', 12, 25],
  ['xmas', 12, 25],
  ['boxing day', 12, 26],
  ['new years eve', 12, 31],
  ['new year eve', 12, 31],
  ['new years day', 1, 1],
  ['new year day', 1, 1],
  ['new years', 1, 1],
  ['new year', 1, 1],
  ['valentines day', 2, 14],
  ['valentine day', 2, 14],
  ['valentines', 2, 14],
  ['st patricks day', 3, 17],
  ['fourth of july', 7, 4],
  ['4th of july', 7, 4],
  ['independence day', 7, 4],
  ['halloween', 10, 31],
  ['bonfire night', 11, 5],
];
/** Of a month: which Monday or Thursday; the last one is 5. */
const moving: readonly [name: string, month: number, weekday: number, which: number][] = [
  ['memorial day', 5, 1, 5],
  ['labor day', 9, 1, 1],
  ['labour day', 9, 1, 1],
  ['thanksgiving day', 11, 4, 4],
  ['thanksgiving', 11, 4, 4],
];
/** Days from Easter Sunday. */
const ofEaster: readonly [name: string, days: number][] = [
  ['good friday', -2],
  ['easter sunday', 0],
  ['easter monday', 1],
  ['easter', 0],
];
const LED = new Set(
  'since before after by until till on over for around at from between and to in during through last this next'.split(
    ' ',
  ),
);

/** "By Christmas", "since Easter", "before Thanksgiving 2025". */
export function feast(words: Words, at: number, now: Now): Found | null {
  const text = words.list.slice(at, at + 4).join(' ');
  const starts = ([name]: readonly [string, ...unknown[]]) =>
    text === name || text.startsWith(`${name} `);
  const fixed = feasts.find(starts);
  const loose = moving.find(starts);
  const spring = ofEaster.find(starts);
  const name = fixed?.[0] ?? loose?.[0] ?? spring?.[0];
  if (name === undefined || !LED.has(words.at(at - 1))) return null;
  const dayIn = (year: number) => {
    if (fixed) return dayOf(year, fixed[1], fixed[2]);
    if (loose) return weekdayIn(year, loose);
    return spring ? addDays(easterSunday(year), spring[1]) : null;
  };
  const length = name.split(' ').length;
  const next = words.at(at + length);
  if (/^20\d\d$/.test(next)) {
    const day = dayIn(Number(next));
    return day === null ? null : oneDay(day, length + 1);
  }
  const thisYear = yearOf(now.today);
  const [own = '', other = ''] = [thisYear, thisYear + (now.isAhead ? 1 : -1)].map(dayIn);
  const isFitting = now.isAhead ? (own ?? '') >= now.today : (own ?? '') <= now.today;
  return oneDay((isFitting ? own : other) ?? now.today, length);
}

function weekdayIn(year: number, [, month, weekday, which]: (typeof moving)[number]): string {
  const { from, to } = wholeMonths(year, month);
  const first = new Date(Date.parse(from)).getUTCDay();
  const day = addDays(from, ((weekday - first + WEEK) % WEEK) + (which - 1) * WEEK);
  return day > to ? addDays(day, -WEEK) : day;
}

/** The usual rule for the Gregorian calendar, as in Meeus, Astronomical Algorithms. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return addDays(`${year}-0${Math.floor(days / 31)}-01`, days % 31);
}
