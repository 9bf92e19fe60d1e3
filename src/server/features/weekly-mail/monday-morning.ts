import { calendarDateIn } from '#shared/dates.ts';

const DAY_MS = 86_400_000;
const HOUR = 7;
const DAYS_TO_MONDAY = [1, 7, 6, 5, 4, 3, 2];

/** The first Monday at seven in the morning, in this time zone, on a later day than `now`. */
export function nextMondayMorning(timeZone: string, now: Date): Date {
  const today = new Date(`${calendarDateIn(timeZone, now)}T00:00:00Z`);
  const days = DAYS_TO_MONDAY[today.getUTCDay()] ?? 7;
  const asUtc = today.getTime() + days * DAY_MS + HOUR * 3_600_000;
  // The offset of the day itself, which may have changed since today.
  return new Date(asUtc - offsetAt(timeZone, new Date(asUtc)));
}

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetAt(timeZone: string, instant: Date): number {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(instant);
  return Date.parse(`${calendarDateIn(timeZone, instant)}T${clock}Z`) - instant.getTime();
}
