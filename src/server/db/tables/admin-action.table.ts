import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { AdminActionName } from '#shared/admin.ts';
import type { SubscriptionStatus } from '#shared/plans.ts';
import { instant } from '../columns.ts';

/** What admins did to which account. There is no foreign key: the record outlives the account. */
export const adminActions = pgTable('admin_actions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  action: text().$type<AdminActionName>().notNull(),
  userId: integer().notNull(),
  statusBefore: text().$type<SubscriptionStatus>().notNull(),
  /** The address of the caller. */
  address: text().notNull(),
  createdAt: instant().notNull().default(sql`now()`),
});
