const DAY_MS = 86_400_000;

/** First and last day as yyyy-mm-dd, inclusive. An open end is absent. */
export interface Period {
  from?: string;
  to?: string;
}

const toDay = (date: Date) => date.toISOString().slice(0, 10);
const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number];

export function addDays(day: string, count: number): string {
  return toDay(new Date(Date.parse(day) + count * DAY_MS));
}

export function daysUntil(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

export const yearOf = (day: string): number => partsOf(day)[0];
export const monthOf = (day: string): number => partsOf(day)[1];

export const earlierOf = (one: string, other: string): string => [one, other].toSorted()[0] ?? one;
export const laterOf = (one: string, other: string): string => [one, other].toSorted()[1] ?? one;

/** The day, or null if the month does not have it. */
export function dayOf(year: number, month: number, day: number): string | null {
  const date = utc(year, month, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? toDay(date) : null;
}

/** A month above 12 is in the next year. */
export function wholeMonths(year: number, month: number, count = 1): Required<Period> {
  return { from: toDay(utc(year, month, 1)), to: toDay(utc(year, month + count, 0)) };
}

export const wholeYear = (year: number) => wholeMonths(year, 1, 12);

/** From Sunday to Saturday, as in the United States. */
export function wholeWeek(day: string): Required<Period> {
  const from = addDays(day, -new Date(Date.parse(day)).getUTCDay());
  return { from, to: addDays(from, 6) };
}

const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortDate = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

export const formatDay = (day: string): string => shortDate.format(Date.parse(day));
export const formatMonth = (month: string): string => monthName.format(Date.parse(`${month}-01`));

/** "in March 2026", "in 2025", "on Mar 5, 2026", "since Jun 1, 2026". */
export function describePeriod({ from, to }: Period): string {
  if (from && to) {
    const [year, month] = partsOf(from);
    if (from === to) return `on ${formatDay(from)}`;
    if (wholeMonths(year, month).from === from && wholeMonths(year, month).to === to) {
      return `in ${formatMonth(from.slice(0, 7))}`;
    }
    if (wholeYear(year).from === from && wholeYear(year).to === to) return `in ${year}`;
    return `from ${formatDay(from)} to ${formatDay(to)}`;
  }
  if (from) return `since ${formatDay(from)}`;
  return to ? `up to ${formatDay(to)}` : '';
}
