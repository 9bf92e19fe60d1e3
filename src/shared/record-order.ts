import * as z from 'zod/mini';
import { referenceSchema } from './ids.ts';

const MAX_ORDERED = 1_000;

/** The records of a project in the order that a person chose. Those not named follow. */
export const recordOrderSchema = z.object({
  projectId: referenceSchema('Project is required'),
  ids: z
    .array(referenceSchema('Choose records of this project'), { error: 'The order must be a list' })
    .check(
      z.minLength(1, { error: 'Name at least one record' }),
      z.maxLength(MAX_ORDERED, { error: 'The order names too many records' }),
    ),
});
export type RecordOrder = z.output<typeof recordOrderSchema>;
