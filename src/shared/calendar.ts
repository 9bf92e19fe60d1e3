import * as z from 'zod/mini';

/** The address of the calendar feed; null while it is switched off. */
export const calendarFeedSchema = z.object({ url: z.nullable(z.url()) });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
