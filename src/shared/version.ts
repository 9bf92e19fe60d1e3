import * as z from 'zod/mini';
import { MAX_ID } from './ids.ts';

/** Counts the changes of a record, from 1. */
export const versionSchema = z.number();

const VERSION_ERROR = { error: 'The version must be a whole number' };

/**
 * What a change may send beside its fields: the version that the person saw. If someone else has
 * saved since, the answer is 409 with the record as it is now. Without it, the last save wins.
 */
export const givenVersion = {
  version: z.optional(
    z.int(VERSION_ERROR).check(z.positive(VERSION_ERROR), z.maximum(MAX_ID, VERSION_ERROR)),
  ),
};
