import * as z from 'zod/mini';
import { referenceSchema } from './ids.ts';
import { moneyInputSchema, moneySchema } from './money.ts';
import { blankAsNull, NAME_MAX_LENGTH, textSchema } from './text.ts';
import { givenVersion, versionSchema } from './version.ts';

const scopeLineFields = {
  title: textSchema({
    label: 'Title',
    max: NAME_MAX_LENGTH,
    min: { length: 1, message: 'Title is required' },
  }),
  planLineId: z.nullish(referenceSchema('Choose one of the lines of this project')),
  /** What the person thinks it costs. It stands in for what a quote leaves out. */
  estimate: blankAsNull(
    moneyInputSchema({
      label: 'Estimate',
      min: { amount: '0', message: 'Estimate must be 0 or more' },
    }),
  ),
};

export const scopeLineInputSchema = z.object({
  projectId: referenceSchema('Project is required'),
  ...scopeLineFields,
});
export type ScopeLineInput = z.output<typeof scopeLineInputSchema>;

const MAX_BATCH = 300;

/** Several new lines at once, such as those of the plan. */
export const scopeLineBatchSchema = z.object({
  projectId: referenceSchema('Project is required'),
  lines: z
    .array(z.object(scopeLineFields), { error: 'Lines must be a list' })
    .check(
      z.minLength(1, { error: 'Add at least one line' }),
      z.maxLength(MAX_BATCH, { error: `At most ${MAX_BATCH} lines can be added at once` }),
    ),
});
export type ScopeLineBatch = z.output<typeof scopeLineBatchSchema>;

/** A line of the scope stays in its project. */
export const scopeLineUpdateSchema = z.partial(z.object({ ...scopeLineFields, ...givenVersion }));
export type ScopeLineUpdate = z.output<typeof scopeLineUpdateSchema>;

export const scopeLineSchema = z.object({
  id: z.number(),
  projectId: z.number(),
  planLineId: z.nullable(z.number()),
  title: z.string(),
  estimate: z.nullable(moneySchema),
  position: z.number(),
  createdAt: z.iso.datetime(),
  version: versionSchema,
});
export type ScopeLine = z.infer<typeof scopeLineSchema>;
