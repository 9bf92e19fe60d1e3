import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    /** The argon2id string with its parameters; null for an account that only signs in by Google. */
    password: text(),
    firstName: text(),
    lastName: text(),
    googleId: text().unique('users_google_id_key'),
    profileImageUrl: text(),
    stripeCustomerId: text().unique('users_stripe_customer_id_key'),
    stripeSubscriptionId: text(),
    subscriptionStatus: text().notNull().default('free'),
    subscriptionEndDate: instant(),
    createdAt: instant().notNull().default(sql`now()`),
    updatedAt: instant()
      .notNull()
      .default(sql`now()`)
      .$onUpdate(() => new Date().toISOString()),
  },
  (table) => [uniqueIndex('users_email_key').on(sql`lower(${table.email})`)],
);

export type UserRow = typeof users.$inferSelect;
