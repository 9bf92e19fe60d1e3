import * as z from 'zod/mini';
import { calendarDateIn, isCalendarDate } from './dates.ts';
import { moneySchema } from './money.ts';

const TODAY_ERROR = { error: 'Today must be a day, as yyyy-mm-dd' };

export const analyticsQuerySchema = z.object({
  /** The current day on the user's calendar. Without it, the day at UTC. */
  today: z.pipe(
    z.optional(z.string().check(z.refine(isCalendarDate, TODAY_ERROR))),
    z.transform((day) => day ?? calendarDateIn('UTC', new Date())),
  ),
});

/** Cumulative spending, less refunds, at the end of each day that has a payment. */
const spendingSchema = z.object({
  budget: moneySchema,
  planned: moneySchema,
  expected: moneySchema,
  /** Earliest first; thinned to at most 200, always with the first and the last day. */
  points: z.array(z.object({ date: z.string(), spent: moneySchema })),
});

/** The answer for every plan: one's own first chart. */
export const analyticsPreviewSchema = z.object({
  /** Whether the plan of the project's owner has the other reports too. */
  hasAll: z.boolean(),
  currency: z.string(),
  today: z.string(),
  spending: spendingSchema,
});
export type AnalyticsPreview = z.infer<typeof analyticsPreviewSchema>;

const cashParts = { paid: moneySchema, due: moneySchema, agreed: moneySchema, toBuy: moneySchema };

const groupSchema = z.object({
  /** A category, or the name of a room; null for what has none. */
  key: z.nullable(z.string()),
  planned: moneySchema,
  paid: moneySchema,
  expected: moneySchema,
});

const stepSchema = z.object({
  /** `others`: the many small ones together. */
  code: z.enum(['not_planned', 'line', 'unplanned', 'others']),
  /** The title of the line. */
  label: z.nullable(z.string()),
  planLineId: z.nullable(z.number()),
  /** Positive if it costs more. */
  amount: moneySchema,
});

export const analyticsSchema = z.extend(analyticsPreviewSchema, {
  cash: z.object({
    /** As yyyy-mm, without gaps. What is overdue is in the month of today. */
    months: z.array(z.object({ month: z.string(), ...cashParts })),
    /** What nothing dates. It is shown apart and not guessed. */
    noDate: z.object({
      due: moneySchema,
      held: moneySchema,
      agreed: moneySchema,
      toBuy: moneySchema,
    }),
  }),
  byCategory: z.array(groupSchema),
  byRoom: z.array(groupSchema),
  contractors: z.array(
    z.object({
      contractorId: z.nullable(z.number()),
      name: z.nullable(z.string()),
      agreed: moneySchema,
      changes: moneySchema,
      paid: moneySchema,
      left: moneySchema,
    }),
  ),
  /**
   * From the budget to what is expected: budget + all steps = expected. `not_planned` takes off what
   * of the budget is neither planned nor reserved, `line` is expected less planned of one line, and
   * `unplanned` is what no line plans. The largest first, at most 12, the rest as `others`.
   */
  waterfall: z.object({ budget: moneySchema, steps: z.array(stepSchema), expected: moneySchema }),
});
export type Analytics = z.infer<typeof analyticsSchema>;
