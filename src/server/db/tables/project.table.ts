import { sql } from 'drizzle-orm';
import { integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './user.table.ts';

/**
 * Owned tables are keyed by (user_id, id): a row is only ever reached through its owner, and the
 * same pair is what other tables point at, so that no row can refer to another owner's.
 */
export const projects = pgTable(
  'projects',
  {
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
    budget: numeric({ precision: 10, scale: 2 }).notNull(),
    startDate: instant().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
