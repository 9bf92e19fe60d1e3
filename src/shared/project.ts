import * as z from 'zod/mini';
import { roles } from './access.ts';
import { moneySchema } from './money.ts';
import { personSchema } from './person.ts';
import { versionSchema } from './version.ts';

export const projectSchema = z.object({
  id: z.number(),
  userId: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  budget: moneySchema,
  startDate: z.nullable(z.iso.datetime()),
  version: versionSchema,
  totalSpent: moneySchema,
  /** ISO 4217. */
  currency: z.string(),
  /** The US state that it is in, as two letters. */
  region: z.nullable(z.string()),
  /** What the caller is in the project. */
  role: z.enum(roles),
  owner: personSchema,
  /** With the owner: 1 means that the project is not shared. */
  memberCount: z.number(),
  /** Whether it is the sample beside one's own projects. A demo has nothing else, so none is. */
  isSample: z.boolean(),
});
export type Project = z.infer<typeof projectSchema>;

export const projectSummarySchema = z.object({
  totalBudget: moneySchema,
  totalSpent: moneySchema,
  remaining: moneySchema,
  budgetUsedPercent: z.number(),
  /** Amounts by stored category; only categories with an expense. */
  categoryBreakdown: z.record(z.string(), moneySchema),
});
export type ProjectSummary = z.infer<typeof projectSummarySchema>;
