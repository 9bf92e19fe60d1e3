import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { contractors } from './contractor.table.ts';
import { projects } from './project.table.ts';

export const milestones = pgTable(
  'milestones',
  {
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: integer().notNull(),
    projectId: integer().notNull(),
    contractorId: integer(),
    title: text().notNull(),
    description: text(),
    targetDate: date({ mode: 'string' }),
    completedDate: instant(),
    isCompleted: boolean().notNull().default(false),
    category: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    /** The member who added it. Null for the owner. */
    createdBy: integer(),
    version: integer().notNull().default(1),
    /** Calendars ask when an entry last changed. */
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: 'milestones_project_fkey',
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
    // Narrowed by the migration to SET NULL (contractor_id), as for expenses.
    foreignKey({
      name: 'milestones_contractor_fkey',
      columns: [table.userId, table.contractorId],
      foreignColumns: [contractors.userId, contractors.id],
    }).onDelete('set null'),
    // Timeline order: open first, dated before undated, then by creation.
    index('milestones_timeline_idx').on(
      table.userId,
      table.projectId,
      table.isCompleted,
      table.targetDate,
      table.createdAt,
    ),
  ],
);
