import type { ActivityEntry } from '#shared/activity.ts';
import { daysBetween, formatDate, toCalendarDate } from '#shared/dates.ts';

interface ActivityDay {
  title: string;
  /** As yyyy-mm-dd. */
  day: string;
  entries: ActivityEntry[];
}

/** The entries by the local day on which they happened, in the given order. */
export function groupByDay(entries: readonly ActivityEntry[], now: Date): ActivityDay[] {
  const days: ActivityDay[] = [];
  for (const entry of entries) {
    const at = new Date(entry.at);
    const day = toCalendarDate(at);
    // Two changes around midnight may be listed in either order.
    const known = days.find((each) => each.day === day);
    if (known) known.entries.push(entry);
    else days.push({ day, title: dayTitle(at, now), entries: [entry] });
  }
  return days;
}

function dayTitle(at: Date, now: Date): string {
  const days = daysBetween(at, now);
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : formatDate(at);
}
