import * as z from 'zod/mini';
import { flagParamSchema } from './flag-param.ts';
import { moneySchema } from './money.ts';

/**
 * What a project costs in the end:
 * expected = paid + due + held + agreed + toBuy + reserve, and variance = budget - expected.
 */
const expectedParts = {
  /** Payments less refunds. */
  paid: moneySchema,
  /** Billed, not held, not paid. */
  due: moneySchema,
  /** Kept back on bills and not yet released. */
  held: moneySchema,
  /** Agreed, with accepted changes, and not yet billed or paid. */
  agreed: moneySchema,
  /** Planned, and not yet paid, due, held or agreed. */
  toBuy: moneySchema,
};

const totalsSchema = z.object({
  budget: moneySchema,
  planned: moneySchema,
  /** What is neither planned nor in the reserve: budget - planned - reserve. */
  unplanned: moneySchema,
  ...expectedParts,
  reserve: moneySchema,
  expected: moneySchema,
  variance: moneySchema,
});

const lineSchema = z.object({
  /** Null in the one row that holds what no line plans. */
  planLineId: z.nullable(z.number()),
  title: z.nullable(z.string()),
  category: z.nullable(z.string()),
  roomId: z.nullable(z.number()),
  planned: moneySchema,
  ...expectedParts,
  expected: moneySchema,
  /** planned - expected */
  variance: moneySchema,
});
export type BudgetLine = z.infer<typeof lineSchema>;

const groupSchema = <Key extends z.ZodMiniType>(key: Key) =>
  z.object({
    key: z.nullable(key),
    planned: moneySchema,
    paid: moneySchema,
    expected: moneySchema,
  });

export const projectBudgetSchema = z.object({
  currency: z.string(),
  totals: totalsSchema,
  lines: z.array(lineSchema),
  /** Null for what has no category: bills and agreements without a line. */
  byCategory: z.array(groupSchema(z.string())),
  /** Null for what is in no room. */
  byRoom: z.array(groupSchema(z.number())),
});
export type ProjectBudget = z.infer<typeof projectBudgetSchema>;

export const budgetQuerySchema = z.object({
  /** `false` leaves out the lines, for clients that show only totals. */
  lines: z._default(flagParamSchema, true),
});
