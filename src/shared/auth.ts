import * as z from 'zod/mini';
import { optionalTextSchema } from './text.ts';

export const PASSWORD_MIN_LENGTH = 8;
/** argon2 has no limit; this one keeps a single request from hashing megabytes. */
const PASSWORD_MAX_BYTES = 1_000;
const EMAIL_MAX_LENGTH = 254;
export const RESET_TOKEN_MINUTES = 30;

export const SIGN_IN_REFUSED = 'The e-mail or password is not right.';
export const EMAIL_TAKEN = 'An account with this e-mail already exists. Sign in instead.';
export const RESET_REQUESTED =
  'If an account exists for this e-mail, a message with a link to choose a new password is on its way.';
export const RESET_LINK_INVALID = 'This link has expired or was already used. Ask for a new one.';

const PASSWORDS_DIFFER = "Passwords don't match";

export const emailSchema = z
  .string({ error: 'Enter a valid e-mail address' })
  .check(
    z.trim(),
    z.maxLength(EMAIL_MAX_LENGTH, { error: 'Enter a valid e-mail address' }),
    z.email({ error: 'Enter a valid e-mail address' }),
  );

const utf8 = new TextEncoder();

/** No composition rules and no trimming: a password is what the user typed. */
const newPasswordSchema = z
  .string({ error: `Password must be at least ${PASSWORD_MIN_LENGTH} characters` })
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, {
      error: `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
    }),
    z.refine((password) => utf8.encode(password).length <= PASSWORD_MAX_BYTES, {
      error: `Password can have at most ${PASSWORD_MAX_BYTES} bytes`,
    }),
  );

export const personNameSchema = (label: string) => optionalTextSchema({ label, max: 100 });

const confirmsPassword = <T extends { password: string; confirmPassword?: string | undefined }>() =>
  z.refine<T>(({ password, confirmPassword }) => (confirmPassword ?? password) === password, {
    path: ['confirmPassword'],
    error: PASSWORDS_DIFFER,
    // Shows both messages at once if the password is also too short.
    when: ({ value }) => isPasswordPair(value),
  });

function isPasswordPair(value: unknown): boolean {
  return typeof (value as { password?: unknown } | null)?.password === 'string';
}

export const loginInputSchema = z.object({
  email: emailSchema,
  password: z
    .string({ error: 'Password is required' })
    .check(
      z.minLength(1, { error: 'Password is required' }),
      z.maxLength(PASSWORD_MAX_BYTES, { error: SIGN_IN_REFUSED }),
    ),
});
export type LoginInput = z.infer<typeof loginInputSchema>;

export const registerInputSchema = z
  .object({
    email: emailSchema,
    password: newPasswordSchema,
    confirmPassword: z.optional(z.string({ error: PASSWORDS_DIFFER })),
    firstName: personNameSchema('First name'),
    lastName: personNameSchema('Last name'),
  })
  .check(confirmsPassword());
export type RegisterInput = z.infer<typeof registerInputSchema>;

export const forgotPasswordInputSchema = z.object({ email: emailSchema });
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInputSchema>;

export const resetPasswordInputSchema = z
  .object({
    token: z
      .string({ error: RESET_LINK_INVALID })
      .check(
        z.minLength(1, { error: RESET_LINK_INVALID }),
        z.maxLength(200, { error: RESET_LINK_INVALID }),
      ),
    password: newPasswordSchema,
    confirmPassword: z.optional(z.string({ error: PASSWORDS_DIFFER })),
  })
  .check(confirmsPassword());
export type ResetPasswordInput = z.infer<typeof resetPasswordInputSchema>;

/** The password that an account has, where someone proves to be its owner. */
export const currentPasswordSchema = z
  .string({ error: 'Enter your current password' })
  .check(
    z.minLength(1, { error: 'Enter your current password' }),
    z.maxLength(PASSWORD_MAX_BYTES, { error: 'Enter your current password' }),
  );

export const changePasswordInputSchema = z
  .object({
    currentPassword: currentPasswordSchema,
    password: newPasswordSchema,
    confirmPassword: z.optional(z.string({ error: PASSWORDS_DIFFER })),
  })
  .check(confirmsPassword());
export type ChangePasswordInput = z.infer<typeof changePasswordInputSchema>;

/** The first password of an account that has only Google so far. */
export const setPasswordInputSchema = z
  .object({
    password: newPasswordSchema,
    confirmPassword: z.optional(z.string({ error: PASSWORDS_DIFFER })),
  })
  .check(confirmsPassword());
export type SetPasswordInput = z.infer<typeof setPasswordInputSchema>;
