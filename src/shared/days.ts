import * as z from 'zod/mini';
import { isCalendarDate } from './dates.ts';
import { blankAsNull } from './text.ts';

/** A day that a form must give; the label starts the messages. */
export function requiredDaySchema(label: string) {
  return z
    .string({ error: `${label} is required` })
    .check(
      z.minLength(1, { error: `${label} is required`, abort: true }),
      z.refine(isCalendarDate, { error: `${label} must be a day that exists` }),
    );
}

/** A day that may be blank, which is stored as null. */
export function optionalDaySchema(label: string) {
  const error = { error: `${label} must be a day that exists` };
  return blankAsNull(z.string(error).check(z.refine(isCalendarDate, error)));
}
