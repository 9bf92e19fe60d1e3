import * as z from 'zod/mini';
import { roles } from './access.ts';
import { dayOrInstantSchema } from './day-or-instant.ts';
import { moneyInputSchema, moneySchema } from './money.ts';
import { personSchema } from './person.ts';
import { LONG_TEXT_MAX_LENGTH, NAME_MAX_LENGTH, optionalTextSchema, textSchema } from './text.ts';
import { givenVersion, versionSchema } from './version.ts';

const MIN_BUDGET = '100';

const nameSchema = textSchema({
  label: 'Project name',
  max: NAME_MAX_LENGTH,
  min: { length: 3, message: 'Project name must be at least 3 characters long' },
});

const startDateSchema = dayOrInstantSchema('Start date must be a date');

/** What the New Project, edit and first-project forms send. */
export const projectInputSchema = z.object({
  name: nameSchema,
  description: optionalTextSchema({ label: 'Description', max: LONG_TEXT_MAX_LENGTH }),
  budget: moneyInputSchema({
    label: 'Budget',
    min: { amount: MIN_BUDGET, message: `Budget must be at least $${MIN_BUDGET}` },
  }),
  startDate: z.optional(z.nullable(startDateSchema)),
});
export type ProjectInput = z.output<typeof projectInputSchema>;

/** An update takes the whole record as the form sends it; an absent field keeps its value. */
export const projectUpdateSchema = z.extend(z.partial(projectInputSchema), givenVersion);
export type ProjectUpdate = z.output<typeof projectUpdateSchema>;

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
  /** What the caller is in the project. */
  role: z.enum(roles),
  owner: personSchema,
  /** With the owner: 1 means that the project is not shared. */
  memberCount: z.number(),
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
