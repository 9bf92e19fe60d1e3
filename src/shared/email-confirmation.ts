import * as z from 'zod/mini';
import { currentPasswordSchema, emailSchema } from './auth.ts';

export const CONFIRMATION_HOURS = 24;

export const CONFIRMATION_LINK_INVALID =
  'This link has expired or was already used. Ask for a new one in your settings.';
export const CONFIRM_EMAIL_FIRST =
  'Confirm your e-mail address first. Until then, nothing is sent to other people. You can send the mail again in your settings.';

export const emailChangeSchema = z.object({
  email: emailSchema,
  password: z.optional(currentPasswordSchema),
});
export type EmailChange = z.infer<typeof emailChangeSchema>;

export const emailTokenSchema = z.object({
  token: z
    .string({ error: CONFIRMATION_LINK_INVALID })
    .check(
      z.minLength(1, { error: CONFIRMATION_LINK_INVALID }),
      z.maxLength(200, { error: CONFIRMATION_LINK_INVALID }),
    ),
});

export const confirmedEmailSchema = z.object({ email: z.string() });
export type ConfirmedEmail = z.infer<typeof confirmedEmailSchema>;
