import * as z from 'zod/mini';

/** A choice in a query: `?lines=false`. */
export const flagParamSchema = z.pipe(
  z.enum(['true', 'false'], { error: 'This must be true or false' }),
  z.transform((value) => value === 'true'),
);
