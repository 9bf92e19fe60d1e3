import * as z from 'zod/mini';

/** The largest number that an id column holds. */
export const MAX_ID = 2_147_483_647;

/** A reference to another record, such as an expense's project. */
export function referenceSchema(message: string) {
  return z
    .int({ error: message })
    .check(z.positive({ error: message }), z.maximum(MAX_ID, { error: message }));
}
