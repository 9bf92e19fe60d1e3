import { sql } from 'drizzle-orm';
import { integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './user.table.ts';

/**
 * Owned tables have the key (user_id, id), so a row can only be reached through its owner. Other
 * tables refer to the same pair, so no row can refer to another owner's row.
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
