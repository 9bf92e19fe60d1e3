import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './user.table.ts';

export interface SessionData {
  signedInWith: 'password' | 'google' | 'demo';
  /** In plain words, such as "Chrome on Windows". Absent if the browser did not tell. */
  device?: string | undefined;
}

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the id in the cookie: a stolen copy of this table is useless for signing in. */
    sid: text().primaryKey(),
    /** What the list of sessions calls it. It grants nothing. */
    id: integer().notNull().generatedAlwaysAsIdentity().unique('sessions_id_key'),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sess: jsonb().$type<SessionData>().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    /** It moves at most once an hour, so that most requests only read. */
    lastUsedAt: instant().notNull().default(sql`now()`),
    expire: instant().notNull(),
  },
  (table) => [index().on(table.expire), index().on(table.userId)],
);
