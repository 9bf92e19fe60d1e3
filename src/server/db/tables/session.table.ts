import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './user.table.ts';

export interface SessionData {
  signedInWith: 'password' | 'google';
}

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the id in the cookie: a stolen copy of this table is useless for signing in. */
    sid: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sess: jsonb().$type<SessionData>().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    expire: instant().notNull(),
  },
  (table) => [index().on(table.expire), index().on(table.userId)],
);
