import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { projectRecordColumns, projectRecordKeys } from '../project-record.ts';

/**
 * Uploaded files that wait to become expenses. A trigger of the migration takes one out when an
 * expense gets its file.
 */
export const inboxItems = pgTable(
  'inbox_items',
  {
    ...projectRecordColumns(),
    /** Of the file, as it was sent. */
    name: text().notNull(),
    /** The key of the uploaded file. */
    key: text('image_url').notNull(),
  },
  (table) => [
    ...projectRecordKeys('inbox_items', table),
    uniqueIndex('inbox_items_file_idx').on(table.userId, table.key),
  ],
);
