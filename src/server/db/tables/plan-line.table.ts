import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { projects } from './project.table.ts';
import { rooms } from './room.table.ts';

/** Something that the person plans to pay for. */
export const planLines = pgTable(
  'plan_lines',
  {
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: integer().notNull(),
    projectId: integer().notNull(),
    roomId: integer(),
    category: text().notNull(),
    title: text().notNull(),
    planned: numeric({ precision: 10, scale: 2 }).notNull(),
    /** Nothing more is bought for it. */
    isDone: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    createdAt: instant().notNull().default(sql`now()`),
    createdBy: integer(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('plan_lines_id_idx').on(table.id),
    // See the rooms: nothing can refer to a line of another project.
    unique('plan_lines_project_key').on(table.userId, table.projectId, table.id),
    foreignKey({
      name: 'plan_lines_project_fkey',
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
    // Each reference below is narrowed by the migration to SET NULL (its own column), which Drizzle
    // cannot express.
    foreignKey({
      name: 'plan_lines_room_fkey',
      columns: [table.userId, table.projectId, table.roomId],
      foreignColumns: [rooms.userId, rooms.projectId, rooms.id],
    }).onDelete('set null'),
    index('plan_lines_position_idx').on(table.userId, table.projectId, table.position),
    check('plan_lines_planned_check', sql`${table.planned} >= 0`),
  ],
);
