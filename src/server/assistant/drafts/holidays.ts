import { pattern } from '../pattern.ts';
import { addDays, dayOf, yearOf } from '../question/calendar.ts';

const ON_DATE: Readonly<Record<string, readonly [month: number, day: number]>> = {
  "new year's eve": [12, 31],
  "new year's day": [1, 1],
  "new year's": [1, 1],
  "valentine's day": [2, 14],
  "saint patrick's day": [3, 17],
  "st patrick's day": [3, 17],
  juneteenth: [6, 19],
  'independence day': [7, 4],
  halloween: [10, 31],
  'veterans day': [11, 11],
  'christmas eve': [12, 24],
  'christmas day': [12, 25],
  christmas: [12, 25],
  'boxing day': [12, 26],
};
/** The last Monday of May is the one before June 1: the minus first. */
const ON_WEEKDAY: Readonly<
  Record<string, readonly [month: number, weekday: number, which: number]>
> = {
  "mother's day": [5, 0, 2],
  'memorial day': [6, 1, 0],
  "father's day": [6, 0, 3],
  'labor day': [9, 1, 1],
  'columbus day': [10, 1, 2],
  "indigenous peoples' day": [10, 1, 2],
  thanksgiving: [11, 4, 4],
  'thanksgiving day': [11, 4, 4],
};
const NAMES = [...Object.keys(ON_DATE), ...Object.keys(ON_WEEKDAY)]
  .toSorted((one, other) => other.length - one.length)
  .join('|')
  .replaceAll("'", "['’]?");

/** Not "for Christmas lights": only where a day can stand. */
const HOLIDAY = pattern('gi')`
  (?<=(?:^|\b(?:on|by|for|to|until|till|before|say|is|it's|down|mark|due|as of|this|next|made it)|[,:.;–-]) )(?:the day of )?(${NAMES})(?= as (?:the|our)| for (?:the|our|my|an?)\b| (?:this|next|last) year|[.,;:!?]|$)
`;

/** A message with the date in place of a holiday: the last one of what was paid, else the next one. */
export function withHolidays(text: string, today: string, isPast: boolean): string {
  return text.replace(HOLIDAY, (all, name: string) => dateOf(name, today, isPast) ?? all);
}

function dateOf(name: string, today: string, isPast: boolean): string | null {
  const plain = name.toLowerCase().replace(/’/g, "'");
  const key = [...Object.keys(ON_DATE), ...Object.keys(ON_WEEKDAY)].find(
    (one) => one.replace(/'/g, '') === plain.replace(/'/g, ''),
  );
  const year = yearOf(today);
  const days = [year - 1, year, year + 1].flatMap((one) => inYear(key ?? '', one) ?? []);
  const fitting = isPast ? days.filter((day) => day <= today) : days.filter((day) => day >= today);
  return (isPast ? fitting.at(-1) : fitting[0]) ?? null;
}

function inYear(key: string, year: number): string | null {
  const date = ON_DATE[key];
  if (date) return dayOf(year, date[0], date[1]);
  const rule = ON_WEEKDAY[key];
  const first = rule ? dayOf(year, rule[0], 1) : null;
  if (!rule || first === null) return null;
  const [, weekday, which] = rule;
  const ahead = (weekday - new Date(first).getUTCDay() + 7) % 7;
  return addDays(first, ahead + (which - 1) * 7);
}
