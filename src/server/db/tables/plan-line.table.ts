import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { projectRecordColumns, projectRecordKeys, referenceKey } from '../project-record.ts';
import { rooms } from './room.table.ts';

/** Something that the person plans to pay for. */
export const planLines = pgTable(
  'plan_lines',
  {
    ...projectRecordColumns(),
    roomId: integer(),
    category: text().notNull(),
    title: text().notNull(),
    planned: numeric({ precision: 10, scale: 2 }).notNull(),
    /** Nothing more is bought for it. */
    isDone: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (table) => [
    ...projectRecordKeys('plan_lines', table),
    referenceKey('plan_lines_room_fkey', table, table.roomId, rooms),
    index('plan_lines_position_idx').on(table.userId, table.projectId, table.position),
    check('plan_lines_planned_check', sql`${table.planned} >= 0`),
  ],
);
