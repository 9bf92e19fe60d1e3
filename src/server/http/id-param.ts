import * as z from 'zod/mini';
import { MAX_ID } from '#shared/ids.ts';

const digits = z.string().check(z.regex(/^\d{1,15}$/, { error: 'The id must be a whole number' }));

/** For a table whose ids may exceed four bytes. */
export const longIdParamSchema = z.object({ id: z.pipe(digits, z.transform(Number)) });

/**
 * An id in a path, as in `/api/things/{id}`. A number too large for the column cannot be anyone's
 * record, so we look up the largest one and find nothing, instead of calling it malformed.
 */
export const idSchema = z.pipe(
  digits,
  z.transform((id) => Math.min(Number(id), MAX_ID)),
);

export const idParamSchema = z.object({ id: idSchema });
