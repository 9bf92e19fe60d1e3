import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { projectRecordColumns, projectRecordKeys } from '../project-record.ts';

export const rooms = pgTable(
  'rooms',
  {
    ...projectRecordColumns(),
    name: text().notNull(),
    /** The order within the project, which the person chooses. */
    position: integer().notNull().default(0),
  },
  (table) => [
    ...projectRecordKeys('rooms', table),
    index('rooms_position_idx').on(table.userId, table.projectId, table.position),
  ],
);
