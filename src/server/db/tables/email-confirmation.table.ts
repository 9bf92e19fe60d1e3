import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './user.table.ts';

/**
 * An address that waits for its owner to confirm it: the one that a new account was made with, or
 * the one that an account wants to change to. An account has one at a time.
 */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** SHA-256 of the token in the mailed link. */
    tokenHash: text().notNull().unique('email_confirmations_token_hash_key'),
    createdAt: instant().notNull().default(sql`now()`),
    expire: instant().notNull(),
  },
  (table) => [index().on(table.expire)],
);
