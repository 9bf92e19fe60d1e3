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
      .references(() => users.id, { onDelete: 'cascade' }),
    expire: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expire)],
);
