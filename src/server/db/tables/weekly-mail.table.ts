import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './user.table.ts';

/** Who wants a mail once a week about what to do next. */
export const weeklyMails = pgTable(
  'weekly_mails',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** An IANA name. The week and the days in the mail are those of the person. */
    timeZone: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    /** When the next one is due: a Monday morning of the person. */
    nextAt: instant().notNull(),
  },
  (table) => [index().on(table.nextAt)],
);
