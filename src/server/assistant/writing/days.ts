import { daysUntil, formatDay } from '../question/calendar.ts';
import { daysText } from './figures.ts';
import { link } from './markdown.ts';

/** A day of a record, and the page that shows it. */
export interface ShownDay {
  day: string;
  page: string;
}

const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const LINKED = new RegExp(`\\[((?:${MONTHS}) \\d{1,2}, \\d{4})\\]\\((\\/[^)\\s]{0,1000})\\)`, 'g');
const WRITTEN = new RegExp(`(\\[?)\\b((?:${MONTHS}) \\d{1,2}, \\d{4})\\b`, 'g');
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

const toDay = (shown: string): string => new Date(`${shown} UTC`).toISOString().slice(0, 10);

/** The one day that an answer is about; null for none or several. */
export function onlyDayIn(text: string): ShownDay | null {
  if (text.length > LOOKED_AT) return null;
  const linked = [...text.matchAll(LINKED)].map(([, shown = '', page = '']) => ({ shown, page }));
  const [, page = ''] = PAGE.exec(text) ?? [];
  const written = [...text.matchAll(WRITTEN)].map(([, , shown = '']) => ({ shown, page }));
  const found = linked.length > 0 ? linked : page === '' ? [] : written;
  const [first] = found;
  if (!first || found.some(({ shown }) => shown !== first.shown)) return null;
  return { day: toDay(first.shown), page: first.page };
}
const PAGE = /\]\((\/[^)\s]{0,1000})\)/;
/** No answer about one day is longer. */
const LOOKED_AT = 8_000;

export const weekdayOf = (day: string): string => weekday.format(Date.parse(day));

/** "Tuesday, Oct 6, 2026" for each day of an answer. */
export const withWeekdays = (text: string): string =>
  text.replace(
    WRITTEN,
    (_, open: string, shown: string) => `${weekdayOf(toDay(shown))}, ${open}${shown}`,
  );

/** "is [65 days](…)", in weeks too if these were asked for. */
function stretch(days: number, page: string, isInWeeks: boolean): string {
  const weeks = Math.floor(days / 7);
  const rest = days % 7;
  const shown = link(daysText(days), page);
  if (!isInWeeks || weeks === 0) return shown;
  const beside = rest === 0 ? '' : ` and ${daysText(rest)}`;
  return `${shown} (${weeks} ${weeks === 1 ? 'week' : 'weeks'}${beside})`;
}

export function distance(
  { day, page }: ShownDay,
  { today, isInWeeks }: { today: string; isInWeeks: boolean },
): string {
  const days = daysUntil(today, day);
  if (days === 0) return 'That is today.';
  return days > 0
    ? `That is in ${stretch(days, page, isInWeeks)}.`
    : `That was ${stretch(-days, page, isInWeeks)} ago.`;
}

export function gapBetween(one: ShownDay, other: ShownDay, isInWeeks: boolean): string {
  const days = Math.abs(daysUntil(one.day, other.day));
  const [first = '', last = ''] = [one.day, other.day].toSorted().map(formatDay);
  const page = one.page || other.page;
  return days === 0
    ? `Both are on ${first}.`
    : `There are ${stretch(days, page, isInWeeks)} between them, from ${first} to ${last}.`;
}
