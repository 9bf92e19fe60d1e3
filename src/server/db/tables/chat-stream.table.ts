import { integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './user.table.ts';

/**
 * Answers that are on their way: one row a place, of which a person has few. In the database so
 * that several processes share them; a place whose process died is free again when it expires.
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
