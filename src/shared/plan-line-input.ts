import * as z from 'zod/mini';
import { categorySchema } from './expense.ts';
import { referenceSchema } from './ids.ts';
import { moneyInputSchema } from './money.ts';
import { NAME_MAX_LENGTH, optionalTextSchema, textSchema } from './text.ts';
import { givenVersion } from './version.ts';

const planLineFields = {
  title: textSchema({
    label: 'Title',
    max: NAME_MAX_LENGTH,
    min: { length: 1, message: 'Title is required' },
  }),
  category: categorySchema,
  roomId: z.nullish(referenceSchema('Choose one of the rooms of this project')),
  planned: moneyInputSchema({
    label: 'Planned amount',
    min: { amount: '0', message: 'Planned amount must be 0 or more' },
  }),
  /** Nothing more is bought for it, so it costs what is known. */
  isDone: z.optional(z.boolean({ error: 'Done must be true or false' })),
};

export const planLineInputSchema = z.object({
  projectId: referenceSchema('Project is required'),
  ...planLineFields,
});
export type PlanLineInput = z.output<typeof planLineInputSchema>;

/** A line stays in its project. */
export const planLineUpdateSchema = z.partial(z.object({ ...planLineFields, ...givenVersion }));
export type PlanLineUpdate = z.output<typeof planLineUpdateSchema>;

const MAX_BATCH = 500;

/** Several new lines at once. A line may name its room instead, which is created if it is new. */
export const planLineBatchSchema = z.object({
  projectId: referenceSchema('Project is required'),
  lines: z
    .array(
      z.object({
        ...planLineFields,
        roomName: optionalTextSchema({ label: 'Room', max: NAME_MAX_LENGTH }),
      }),
      { error: 'Lines must be a list' },
    )
    .check(
      z.minLength(1, { error: 'Add at least one line' }),
      z.maxLength(MAX_BATCH, { error: `At most ${MAX_BATCH} lines can be added at once` }),
    ),
});
export type PlanLineBatch = z.output<typeof planLineBatchSchema>;
