import * as z from 'zod/mini';
import { isCalendarDate } from './dates.ts';
import { moneySchema } from './money.ts';

/** A milestone is coming when its day is at most this far away. */
export const COMING_DAYS = 14;
/** An item names at most this many of its records; its count is of all of them. */
export const MAX_NAMED_RECORDS = 5;
/** Counting stops here, so that it costs the same in a project of any size. */
export const MAX_COUNTED_EXPENSES = 1_000;

const milestonesSchema = z.object({
  count: z.number(),
  /** The earliest ones. */
  milestones: z.array(z.object({ id: z.number(), title: z.string(), targetDate: z.string() })),
});

/** What waits for the person, one item a kind. A new kind of work is one more member. */
const nextItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('over_budget'), overBy: moneySchema }),
  z.object({ kind: z.literal('near_budget'), remaining: moneySchema }),
  z.extend(milestonesSchema, { kind: z.literal('overdue_milestones') }),
  z.extend(milestonesSchema, { kind: z.literal('coming_milestones') }),
  z.object({ kind: z.literal('missing_receipts'), count: z.number() }),
]);
export type NextItem = z.infer<typeof nextItemSchema>;

/** The most pressing first. */
export const nextListSchema = z.object({ items: z.array(nextItemSchema) });
export type NextList = z.infer<typeof nextListSchema>;

export const nextQuerySchema = z.object({
  /** The day on the person's own calendar, which the server cannot know. */
  today: z
    .string({ error: 'Today is required, as yyyy-mm-dd' })
    .check(z.refine(isCalendarDate, { error: 'Today must be a day, as yyyy-mm-dd' })),
});
