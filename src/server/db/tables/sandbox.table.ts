import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './user.table.ts';

/** The sandbox's own records: what Stripe would store on its side. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text().primaryKey(),
  userId: integer()
    .notNull()
    .unique('sandbox_customers_user_id_key')
    .references(() => users.id, { onDelete: 'cascade' }),
  subscriptionId: text(),
  subscriptionStatus: text().$type<'active' | 'past_due' | 'canceled'>(),
  periodEnd: instant(),
  cancelsAtPeriodEnd: boolean().notNull().default(false),
});

export const sandboxCheckouts = pgTable(
  'sandbox_checkouts',
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => sandboxCustomers.id, { onDelete: 'cascade' }),
    isComplete: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [index().on(table.customerId)],
);
