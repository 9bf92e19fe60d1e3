import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** Webhook events that were applied, so a second delivery changes nothing. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    eventId: text().primaryKey(),
    type: text().notNull(),
    receivedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [index().on(table.receivedAt)],
);
