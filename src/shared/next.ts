import * as z from 'zod/mini';
import { isCalendarDate } from './dates.ts';
import { moneySchema } from './money.ts';

/** A milestone is upcoming if its day is at most this far away. */
export const COMING_DAYS = 14;
/** An item names at most this many of its records; its count includes all of them. */
export const MAX_NAMED_RECORDS = 5;
/** Counting stops here, so that it costs the same in a project of any size. */
export const MAX_COUNTED_EXPENSES = 1_000;

const milestonesSchema = z.object({
  count: z.number(),
  /** The earliest ones. */
  milestones: z.array(z.object({ id: z.number(), title: z.string(), targetDate: z.string() })),
});

/** What the user should do next, one item per kind. To add a kind of work, add a member. */
const nextItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('over_budget'), overBy: moneySchema }),
  z.object({ kind: z.literal('near_budget'), remaining: moneySchema }),
  z.extend(milestonesSchema, { kind: z.literal('overdue_milestones') }),
  z.extend(milestonesSchema, { kind: z.literal('coming_milestones') }),
  z.object({ kind: z.literal('missing_receipts'), count: z.number() }),
]);
export type NextItem = z.infer<typeof nextItemSchema>;

/** Most urgent first. */
export const nextListSchema = z.object({ items: z.array(nextItemSchema) });
export type NextList = z.infer<typeof nextListSchema>;

export const nextQuerySchema = z.object({
  /** The current day on the user's calendar, which the server cannot know. */
  today: z
    .string({ error: 'Today is required, as yyyy-mm-dd' })
    .check(z.refine(isCalendarDate, { error: 'Today must be a day, as yyyy-mm-dd' })),
});
