import * as z from 'zod/mini';

/** A browser in which someone is signed in. */
export const sessionSchema = z.object({
  id: z.number(),
  /** In plain words, such as "Safari on iPhone"; null if it is not known. */
  device: z.nullable(z.string()),
  signedInWith: z.enum(['password', 'google', 'demo']),
  createdAt: z.iso.datetime(),
  /** Exact to an hour. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;
