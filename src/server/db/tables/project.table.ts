import { sql } from 'drizzle-orm';
import { boolean, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './user.table.ts';

/**
 * Owned tables have the key (user_id, id). Other tables refer to the same pair, so no row can refer
 * to another owner's row. The index on the id alone is for the version before, which found the owner
 * of a record by it.
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
    /** ISO 4217. */
    currency: text().notNull().default('USD'),
    /** The US state that it is in, as two letters. */
    region: text(),
    /** Whether it came with the product, to be looked at. See sample-record.table.ts. */
    isSample: boolean().notNull().default(false),
    /** Counts the changes, so that a save can tell that someone else saved before. */
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
