import * as z from 'zod/mini';
import { calendarDateIn, isCalendarDate } from './dates.ts';

const reportKinds = ['summary', 'tax'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportQuerySchema = z.object({
  kind: z._default(z.enum(reportKinds, { error: 'This must be summary or tax' }), 'summary'),
  /** The current day on the user's calendar. Without it, the day at UTC. */
  today: z.pipe(
    z.optional(
      z.string().check(z.refine(isCalendarDate, { error: 'Today must be a day, as yyyy-mm-dd' })),
    ),
    z.transform((day) => day ?? calendarDateIn('UTC', new Date())),
  ),
});
export type ReportQuery = z.output<typeof reportQuerySchema>;
