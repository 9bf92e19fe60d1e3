import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from './user.table.ts';

/**
 * How much an account holds. Triggers on the records update it, so checking a plan's limit reads
 * only this row. It is not in `users`, because it belongs to the records: they are beside it if
 * owners are spread over machines, and `users` is not.
 */
export const accountCounts = pgTable('account_counts', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  expenseCount: integer().notNull().default(0),
  contractorCount: integer().notNull().default(0),
  /** The bytes of all uploads without thumbnails. */
  storedBytes: bigint({ mode: 'number' }).notNull().default(0),
});
