import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  foreignKey,
  integer,
  type PgColumn,
  primaryKey,
  unique,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { contractors } from './tables/contractor.table.ts';
import { milestones } from './tables/milestone.table.ts';
import { projects } from './tables/project.table.ts';

/** The columns that every kind of record of a project has. A table calls it for columns of its own. */
export const projectRecordColumns = () => ({
  id: integer().notNull().generatedAlwaysAsIdentity(),
  userId: integer().notNull(),
  projectId: integer().notNull(),
  createdAt: instant().notNull().default(sql`now()`),
  /** The member who added it. Null for the owner. */
  createdBy: integer(),
  version: integer().notNull().default(1),
});

type Place = Record<'id' | 'userId' | 'projectId', PgColumn>;

/**
 * The keys of such a table. Others refer to all three columns, so that they cannot refer to a record
 * of another project.
 */
export const projectRecordKeys = (name: string, table: Place) => [
  primaryKey({ columns: [table.userId, table.id] }),
  unique(`${name}_project_key`).on(table.userId, table.projectId, table.id),
  foreignKey({
    name: `${name}_project_fkey`,
    columns: [table.userId, table.projectId],
    foreignColumns: [projects.userId, projects.id],
  }).onDelete('cascade'),
];

/**
 * A reference to another record of the same project. The migration narrows what happens when that
 * record is deleted to SET NULL (its own column), which Drizzle cannot express.
 */
export const referenceKey = (
  name: string,
  table: Pick<Place, 'userId' | 'projectId'>,
  column: AnyPgColumn,
  to: Place,
) =>
  foreignKey({
    name,
    columns: [table.userId, table.projectId, column],
    foreignColumns: [to.userId, to.projectId, to.id],
  }).onDelete('set null');

/** The same for a contractor, who belongs to no project. */
export const contractorKey = (name: string, table: Pick<Place, 'userId'>, column: AnyPgColumn) =>
  foreignKey({
    name,
    columns: [table.userId, column],
    foreignColumns: [contractors.userId, contractors.id],
  }).onDelete('set null');

/** The same for a milestone, which can be moved to another project. */
export const milestoneKey = (name: string, table: Pick<Place, 'userId'>, column: AnyPgColumn) =>
  foreignKey({
    name,
    columns: [table.userId, column],
    foreignColumns: [milestones.userId, milestones.id],
  }).onDelete('set null');
