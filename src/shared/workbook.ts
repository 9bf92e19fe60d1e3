import * as z from 'zod/mini';
import { knownTimeZone } from './dates.ts';

const MAX_NAME_LENGTH = 60;

export const workbookQuerySchema = z.object({
  /** The reader's, such as America/New_York, for the days in the file; without it, UTC. */
  timeZone: z.pipe(
    z.optional(
      z.string().check(z.maxLength(MAX_NAME_LENGTH, { error: 'This is not a time zone' })),
    ),
    z.transform((name: string | undefined) => knownTimeZone(name)),
  ),
});
