import { integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './user.table.ts';

/**
 * Answers in progress: one row per slot, and each user has a few. They are in the database so that
 * several processes share them. A slot whose process died expires.
 */
export const chatStreams = pgTable(
  'chat_streams',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    place: smallint().notNull(),
    holder: uuid().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.place] })],
);
