import * as z from 'zod/mini';

/** Where a calendar can follow the milestones; no address while the feed is switched off. */
export const calendarFeedSchema = z.object({ url: z.nullable(z.url()) });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
