import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './user.table.ts';

/** Which users have a calendar feed. The address needs the server's secret besides the id. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  feedId: text().notNull().unique('calendar_feeds_feed_id_key'),
  createdAt: instant().notNull().default(sql`now()`),
});
