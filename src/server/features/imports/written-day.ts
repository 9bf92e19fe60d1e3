import { isCalendarDate } from '#shared/dates.ts';
import type { DayOrder } from '#shared/import.ts';

/** The first letters of the months in English, German, Spanish and French, without accents. */
const MONTHS = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar', 'maerz', 'mrz'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'ago', 'aou'],
  ['sep', 'set'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez', 'dic'],
];

/** Days since 1899-12-30, as a spreadsheet stores them: 2000 to 2099. */
const [FIRST_SERIAL, LAST_SERIAL] = [36_526, 73_050];

function day(year: number, month: number, dayOfMonth: number): string | null {
  const full = year < 100 ? 2000 + year : year;
  const pad = (part: number, length = 2) => String(part).padStart(length, '0');
  const text = `${pad(full, 4)}-${pad(month)}-${pad(dayOfMonth)}`;
  return isCalendarDate(text) ? text : null;
}

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

function monthOf(name: string): number {
  return 1 + MONTHS.findIndex((starts) => starts.some((start) => name.startsWith(start)));
}

/** Three numbers in which the year is last: 3/8/2026, 08.03.26. */
function numbersIn(
  text: string,
): { first: number; second: number; year: number; sign: string } | null {
  const match = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:[ t,].*)?$/.exec(text);
  if (!match) return null;
  const [, first, sign = '', second, year] = match;
  return { first: Number(first), second: Number(second), year: Number(year), sign };
}

function fromNumbers(text: string, order: DayOrder): string | null {
  const iso = /^(\d{4})([./-]?)(\d{1,2})\2(\d{1,2})(?:[ t].*)?$/.exec(text);
  if (iso) return day(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  const found = numbersIn(text);
  if (!found) return null;
  const { first, second, year } = found;
  return order === 'mdy' ? day(year, first, second) : day(year, second, first);
}

/** "Mar 8, 2026", "8. März 2026", "8 de marzo de 2026", "Sun 8-Mar-26" */
function fromWords(text: string): string | null {
  const words = text.split(/[^a-z0-9]+/).filter((word) => word !== '' && word !== 'de');
  const monthAt = words.findIndex((word) => /^[a-z]{3,}$/.test(word) && monthOf(word) > 0);
  if (monthAt < 0) return null;
  const numbers = words
    .filter((word) => /^\d+(st|nd|rd|th)?$/.test(word))
    .map((word) => Number.parseInt(word, 10));
  const [dayOfMonth, year] = numbers;
  if (dayOfMonth === undefined || year === undefined) return null;
  return day(year, monthOf(words[monthAt] ?? ''), dayOfMonth);
}

/** A day as people and programs write it, as yyyy-mm-dd; null if it is none. */
export function readDay(text: string, order: DayOrder): string | null {
  const typed = plain(text);
  if (/^\d{5}$/.test(typed)) {
    const serial = Number(typed);
    if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return null;
    return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
  }
  return fromNumbers(typed, order) ?? fromWords(typed);
}

/**
 * What comes first in a column of days. A number above 12 tells. Otherwise a point stands between
 * day and month in Europe, and a slash is American, unless the sheet writes amounts with a comma.
 */
export function guessDayOrder(days: string[], hasDecimalComma: boolean): DayOrder {
  const found = days.flatMap((text) => numbersIn(plain(text)) ?? []);
  if (found.some(({ first }) => first > 12)) return 'dmy';
  if (found.some(({ second }) => second > 12)) return 'mdy';
  return hasDecimalComma || found.some(({ sign }) => sign === '.') ? 'dmy' : 'mdy';
}
