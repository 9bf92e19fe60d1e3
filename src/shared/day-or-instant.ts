import * as z from 'zod/mini';
import { dayToInstant, isCalendarDate } from './dates.ts';

/** A day, stored as the instant that stands for it, or an instant with its offset. */
export function dayOrInstantSchema(message: string) {
  return z.pipe(
    z
      .string({ error: message })
      .check(z.refine((text) => isCalendarDate(text) || isTimestamp(text), { error: message })),
    z.transform((text) =>
      isCalendarDate(text) ? dayToInstant(text) : new Date(text).toISOString(),
    ),
  );
}

function isTimestamp(text: string): boolean {
  if (!z.iso.datetime({ offset: true }).safeParse(text).success) return false;
  // A real day as written, and after the conversion still within the years that we can store.
  return (
    isCalendarDate(text.slice(0, 10)) &&
    /^\d{4}-/.test(new Date(text).toISOString()) &&
    !new Date(text).toISOString().startsWith('0000')
  );
}
