import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './user.table.ts';

export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token in the mailed link. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .unique('password_resets_user_id_key')
      .references(() => users.id, { onDelete: 'cascade' }),
    expire: instant().notNull(),
  },
  (table) => [index().on(table.expire)],
);
