import { writing } from './writing.ts';

const DAY_MS = 86_400_000;
const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The local midnight of a calendar date ("2026-03-08"), or the instant of a timestamp. `new
 * Date('2026-03-08')` would be midnight in UTC, which is the day before in America.
 */
export function toLocalDate(value: string): Date {
  const match = CALENDAR_DATE.exec(value);
  if (!match) return new Date(value);
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(year, month - 1, day);
  // The constructor reads the years 0 to 99 as 1900 to 1999.
  date.setFullYear(year);
  const exists = date.getMonth() === month - 1 && date.getDate() === day;
  return exists ? date : new Date(Number.NaN);
}

/** "Mar 8, 2026", or "Invalid Date". */
export function formatDate(value: string | Date): string {
  const date = typeof value === 'string' ? toLocalDate(value) : value;
  if (Number.isNaN(date.getTime())) return 'Invalid Date';
  return (
    writing.format?.date(date) ??
    `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`
  );
}

/** The calendar date at this instant in the local time zone, as yyyy-mm-dd. */
export function toCalendarDate(date: Date): string {
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/**
 * The instant that stands for a day: noon in UTC, which is the same calendar date from UTC-12 to
 * UTC+11. So a chosen day does not change in other time zones.
 */
export function dayToInstant(calendarDate: string): string {
  return `${calendarDate}T12:00:00.000Z`;
}

export function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

/** The calendar date this many days later, or earlier for a negative number. */
export function addDays(calendarDate: string, days: number): string {
  const date = toLocalDate(calendarDate);
  date.setDate(date.getDate() + days);
  return toCalendarDate(date);
}

/** A date that exists, from year 1 to 9999. */
export function isCalendarDate(value: string): boolean {
  return (
    CALENDAR_DATE.test(value) && !value.startsWith('0000') && formatDate(value) !== 'Invalid Date'
  );
}

/** How long ago a day was, in words within a month. Older and future days are full dates. */
export function formatRelativeDate(value: string, now: Date = new Date()): string {
  const days = daysBetween(toLocalDate(value), now);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days > 1 && days < 7) return `${days} days ago`;
  if (days >= 7 && days < 30) {
    const weeks = Math.floor(days / 7);
    return `${weeks} ${weeks === 1 ? 'week' : 'weeks'} ago`;
  }
  return formatDate(value);
}

/** The time zone with this IANA name, such as America/New_York; UTC if it is unknown. */
export function knownTimeZone(name: string | null | undefined): string {
  // Names only: for the database, an offset such as +05:00 means its opposite.
  if (!name || !/^[a-z][\w+/-]*$/i.test(name)) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** The calendar date at an instant in a time zone. */
export function calendarDateIn(timeZone: string, instant: Date): string {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  const parts = format.formatToParts(instant).map(({ type, value }) => [type, value]);
  const { year, month, day } = Object.fromEntries(parts);
  return `${year}-${month}-${day}`;
}

/** "2:05 PM" in the local time zone. */
export function formatTime(date: Date): string {
  if (writing.format) return writing.format.time(date);
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
