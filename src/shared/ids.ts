import * as z from 'zod/mini';

/** The largest number that an id column can store. */
export const MAX_ID = 2_147_483_647;

/** A reference to another record, such as an expense's project. */
export function referenceSchema(message: string) {
  return z
    .int({ error: message })
    .check(z.positive({ error: message }), z.maximum(MAX_ID, { error: message }));
}

/** A reference in the query of a list; without it, the list has all of them. */
export function referenceFilterSchema(label: string) {
  return z.pipe(
    z.optional(
      z.string().check(z.regex(/^\d{1,15}$/, { error: `${label} must be a whole number` })),
    ),
    z.transform((digits) => (digits === undefined ? null : Math.min(Number(digits), MAX_ID))),
  );
}

/** For calls about an account: that of the project's owner, or the caller's own without it. */
export const projectQuerySchema = z.object({ projectId: referenceFilterSchema('The project') });
