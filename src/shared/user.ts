import * as z from 'zod/mini';

/**
 * Readable by script, and grants nothing. It tells the page whether to ask for the current user, so
 * that a visitor's first page makes no call that would be refused.
 */
export const SIGNED_IN_HINT_COOKIE = 'plumbline_signed_in';

/** What the browser may see of an account: never the hash, Stripe references or googleId. */
export const userSchema = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  /** How numbers and dates are written for the person, such as en-US. */
  locale: z.string(),
  subscriptionStatus: z.string(),
  subscriptionEndDate: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  /** Whether the owner of the address has confirmed it. Mails to other people wait for this. */
  isEmailConfirmed: z.boolean(),
  /** When the deleted account really goes; null for an account that stays. */
  deletesAt: z.nullable(z.iso.datetime()),
  /** Whether it is the account of a visitor of the demo, which ends by itself. */
  isGuest: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

/** The name that the shell shows for a user. */
export function displayName(user: Pick<User, 'firstName' | 'email'> | null): string {
  return user?.firstName || user?.email || 'User';
}
