import { isCalendarDate } from '#shared/dates.ts';

/** How cameras write a time, such as "2026:03:08 17:20:31". */
const CAMERA_TIME = /(\d{4}):(\d\d):(\d\d) \d\d:\d\d:\d\d/g;
/** More than a JPEG can have. */
const READ_BYTES = 64 * 1024;
/** A camera whose clock was never set says 1970, or 1980. */
const FIRST_DAY = '1990-01-01';

/**
 * The day on which a picture was taken, by its Exif block; null if that does not tell. A program
 * that edits a picture adds a later time, so the earliest one counts.
 */
export function dayTaken(exif: Buffer | undefined): string | null {
  const text = exif?.subarray(0, READ_BYTES).toString('latin1') ?? '';
  const days = Array.from(text.matchAll(CAMERA_TIME), ([, ...date]) => date.join('-'));
  return days.filter((day) => isCalendarDate(day) && day >= FIRST_DAY).sort()[0] ?? null;
}
