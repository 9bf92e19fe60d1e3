import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { projectRecordColumns, projectRecordKeys, referenceKey } from '../project-record.ts';
import { agreements } from './agreement.table.ts';
import { rooms } from './room.table.ts';

/** Something that is still to be done before the work counts as finished. */
export const punchItems = pgTable(
  'punch_items',
  {
    ...projectRecordColumns(),
    agreementId: integer(),
    roomId: integer(),
    title: text().notNull(),
    isDone: boolean().notNull().default(false),
  },
  (table) => [
    ...projectRecordKeys('punch_items', table),
    referenceKey('punch_items_agreement_fkey', table, table.agreementId, agreements),
    referenceKey('punch_items_room_fkey', table, table.roomId, rooms),
    index('punch_items_agreement_idx').on(table.userId, table.projectId, table.agreementId),
    index('punch_items_room_idx').on(table.userId, table.projectId, table.roomId),
  ],
);
