import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './user.table.ts';

/**
 * The answer to a creation that had a key, so that sending it again creates nothing. Each row is
 * written in the same transaction as its record.
 */
export const requestKeys = pgTable(
  'request_keys',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** "POST /api/expenses" */
    methodPath: text().notNull(),
    bodySha256: text().notNull(),
    status: smallint().notNull(),
    /** The body as it was sent. Empty only inside the transaction that creates the record. */
    answer: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
);
