import * as z from 'zod/mini';
import { isCalendarDate } from './dates.ts';
import { moneySchema } from './money.ts';
import { submissionKinds } from './submission-kind.ts';

/** A milestone is upcoming if its day is at most this far away. */
export const COMING_DAYS = 14;
/** A bill is due soon if its day is at most this far away. */
export const BILL_DAYS = 3;
/** A document expires soon if its last day is at most this far away. */
export const EXPIRY_DAYS = 30;
/** An item names at most this many of its records; its count includes all of them. */
export const MAX_NAMED_RECORDS = 5;
/** Counting stops here, so that it costs the same in a project of any size. */
export const MAX_COUNTED_EXPENSES = 1_000;

const milestonesSchema = z.object({
  count: z.number(),
  /** The earliest ones. */
  milestones: z.array(z.object({ id: z.number(), title: z.string(), targetDate: z.string() })),
});

const billsSchema = z.object({
  count: z.number(),
  /** What is due on all of them. What is kept back is not due. */
  due: moneySchema,
  /** The earliest ones. */
  bills: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      dueOn: z.string(),
      due: moneySchema,
      contractorId: z.nullable(z.number()),
    }),
  ),
});

const documentsSchema = z.object({
  count: z.number(),
  /** The earliest ones. */
  documents: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      expiresOn: z.string(),
      contractorName: z.nullable(z.string()),
    }),
  ),
});

/** What the user should do next, one item per kind. To add a kind of work, add a member. */
const nextItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('over_budget'), overBy: moneySchema }),
  z.object({ kind: z.literal('near_budget'), remaining: moneySchema }),
  /** Not yet spent over the budget, but it will be. */
  z.object({ kind: z.literal('expected_over'), overBy: moneySchema }),
  z.object({
    kind: z.literal('lines_over'),
    count: z.number(),
    /** The largest ones. */
    lines: z.array(z.object({ id: z.number(), title: z.string(), overBy: moneySchema })),
  }),
  z.extend(billsSchema, { kind: z.literal('overdue_bills') }),
  z.extend(billsSchema, { kind: z.literal('due_bills') }),
  z.object({
    kind: z.literal('paid_ahead'),
    count: z.number(),
    /** Those whose payments exceed the bills for finished work, the largest first. */
    agreements: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        aheadBy: moneySchema,
        contractorId: z.nullable(z.number()),
      }),
    ),
  }),
  z.extend(milestonesSchema, { kind: z.literal('overdue_milestones') }),
  z.extend(milestonesSchema, { kind: z.literal('coming_milestones') }),
  z.extend(documentsSchema, { kind: z.literal('expired_documents') }),
  z.extend(documentsSchema, { kind: z.literal('expiring_documents') }),
  z.object({
    kind: z.literal('change_to_decide'),
    count: z.number(),
    /** Those that contractors asked for, the oldest first. */
    changes: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        amountDelta: moneySchema,
        contractorId: z.nullable(z.number()),
      }),
    ),
  }),
  z.object({
    kind: z.literal('submission'),
    count: z.number(),
    /** What contractors sent, the oldest first. */
    submissions: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        kind: z.enum(submissionKinds),
        contractorId: z.nullable(z.number()),
      }),
    ),
  }),
  z.object({ kind: z.literal('inbox_receipts'), count: z.number() }),
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
