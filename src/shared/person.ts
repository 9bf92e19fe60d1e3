import * as z from 'zod/mini';

/** Someone as other people see them. */
export const personSchema = z.object({ id: z.number(), name: z.string() });
export type Person = z.infer<typeof personSchema>;

/** The name of someone whose account is gone. */
export const FORMER_MEMBER = 'Former member';
