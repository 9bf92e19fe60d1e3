import * as z from 'zod/mini';
import { memberRoles } from './access.ts';
import { currentPasswordSchema, personNameSchema } from './auth.ts';
import { linkKinds } from './link.ts';

export const GOOGLE_AGAIN = 'Sign in with Google again, so that we know it is you.';

/** The proof that it is really the person: an account with a password needs it. */
export const accountProofSchema = z.object({ password: z.optional(currentPasswordSchema) });

/** How someone signs in. */
export const accountSchema = z.object({
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  /** Whether a sign-in with Google a moment ago stands for the password. */
  isGoogleFresh: z.boolean(),
  /** An address that becomes the account's own once it is confirmed. */
  newEmail: z.nullable(z.string()),
});
export type Account = z.infer<typeof accountSchema>;

export const accountUpdateSchema = z.object({
  firstName: personNameSchema('First name'),
  lastName: personNameSchema('Last name'),
});
export type AccountUpdate = z.output<typeof accountUpdateSchema>;

/** Everything that opens a part of the account to someone else. */
export const sharesSchema = z.object({
  calendar: z.nullable(z.object({ createdAt: z.iso.datetime() })),
  invitations: z.array(
    z.object({
      id: z.number(),
      projectName: z.string(),
      /** Where it was mailed; null for a link that was copied. */
      email: z.nullable(z.string()),
      role: z.enum(memberRoles),
      createdAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
  ),
  links: z.array(
    z.object({
      id: z.number(),
      projectName: z.string(),
      kind: z.enum(linkKinds),
      /** The name of the contractor, or the title of the change. */
      about: z.string(),
      createdAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      /** When someone last opened it. */
      lastSeenAt: z.nullable(z.iso.datetime()),
    }),
  ),
});
export type Shares = z.infer<typeof sharesSchema>;
