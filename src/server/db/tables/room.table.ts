import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { projects } from './project.table.ts';

export const rooms = pgTable(
  'rooms',
  {
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: integer().notNull(),
    projectId: integer().notNull(),
    name: text().notNull(),
    /** The order within the project, which the person chooses. */
    position: integer().notNull().default(0),
    createdAt: instant().notNull().default(sql`now()`),
    createdBy: integer(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('rooms_id_idx').on(table.id),
    // Records refer to all three columns, so that they cannot refer to another project's room.
    unique('rooms_project_key').on(table.userId, table.projectId, table.id),
    foreignKey({
      name: 'rooms_project_fkey',
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
    index('rooms_position_idx').on(table.userId, table.projectId, table.position),
  ],
);
