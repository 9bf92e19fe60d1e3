import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SubscriptionSource } from '#shared/admin.ts';
import { instant } from '../columns.ts';

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    /** The argon2id string with its parameters; null for an account that only uses Google. */
    password: text(),
    firstName: text(),
    lastName: text(),
    googleId: text().unique('users_google_id_key'),
    profileImageUrl: text(),
    /** How numbers and dates are written for the person; one of `locales`. */
    locale: text().notNull().default('en-US'),
    stripeCustomerId: text().unique('users_stripe_customer_id_key'),
    stripeSubscriptionId: text(),
    subscriptionStatus: text().notNull().default('free'),
    /** When a cancelled subscription ends. */
    subscriptionEndDate: instant(),
    /** When an active subscription renews; null for an admin's grant. */
    subscriptionRenewalDate: instant(),
    subscriptionSource: text().$type<SubscriptionSource>(),
    isPaymentOverdue: boolean().notNull().default(false),
    /** Counts writes to the fields above, so that a slow answer cannot undo a newer one. */
    billingVersion: integer().notNull().default(0),
    /**
     * When the address counted as confirmed: by a mail, through Google, or from the start if the
     * server has no mail. Null while a new account waits for it.
     */
    emailConfirmedAt: instant().default(sql`now()`),
    /** When a deleted account really goes; null for all others. */
    deletesAt: instant(),
    /** When the account of a visitor of the demo ends; null for all others. */
    guestUntil: instant(),
    createdAt: instant().notNull().default(sql`now()`),
    updatedAt: instant()
      .notNull()
      .default(sql`now()`)
      .$onUpdate(() => new Date().toISOString()),
    /** The text that the admin's search reads, stored in lower case. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(email || chr(10) || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`,
      ),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    // The orders of the admin's list; each can be read from either end.
    index('users_newest_idx').on(table.createdAt, table.id),
    index('users_name_idx').on(
      sql`nullif(btrim(lower(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))), '')`,
      table.id,
    ),
    index('users_paid_first_idx').on(
      sql`(subscription_status in ('active', 'cancelled'))`,
      table.createdAt,
      table.id,
    ),
    index('users_guest_idx').on(table.guestUntil).where(sql`${table.guestUntil} is not null`),
    index('users_deleted_idx').on(table.deletesAt).where(sql`${table.deletesAt} is not null`),
  ],
);

export type UserRow = typeof users.$inferSelect;
