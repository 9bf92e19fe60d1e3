import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
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
import { agreements } from './agreement.table.ts';
import { milestones } from './milestone.table.ts';
import { planLines } from './plan-line.table.ts';
import { projects } from './project.table.ts';

/** What someone has asked to be paid. Expenses that name the bill are its payments. */
export const bills = pgTable(
  'bills',
  {
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: integer().notNull(),
    projectId: integer().notNull(),
    agreementId: integer(),
    /** That of the agreement, if it has one. */
    planLineId: integer(),
    milestoneId: integer(),
    title: text().notNull(),
    amount: numeric({ precision: 10, scale: 2 }).notNull(),
    /** The part of the amount that is kept back for now. */
    held: numeric({ precision: 10, scale: 2 }).notNull().default('0'),
    dueOn: date({ mode: 'string' }),
    isVoid: boolean().notNull().default(false),
    createdAt: instant().notNull().default(sql`now()`),
    createdBy: integer(),
    version: integer().notNull().default(1),
    /** Calendars ask when an entry last changed. */
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('bills_id_idx').on(table.id),
    unique('bills_project_key').on(table.userId, table.projectId, table.id),
    foreignKey({
      name: 'bills_project_fkey',
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'bills_agreement_fkey',
      columns: [table.userId, table.projectId, table.agreementId],
      foreignColumns: [agreements.userId, agreements.projectId, agreements.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'bills_plan_line_fkey',
      columns: [table.userId, table.projectId, table.planLineId],
      foreignColumns: [planLines.userId, planLines.projectId, planLines.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'bills_milestone_fkey',
      columns: [table.userId, table.milestoneId],
      foreignColumns: [milestones.userId, milestones.id],
    }).onDelete('set null'),
    index('bills_due_idx').on(table.userId, table.projectId, table.dueOn),
    index('bills_agreement_idx').on(table.userId, table.projectId, table.agreementId),
    index('bills_plan_line_idx').on(table.userId, table.projectId, table.planLineId),
    index('bills_milestone_idx').on(table.userId, table.milestoneId),
    check('bills_amount_check', sql`${table.amount} > 0`),
    check('bills_held_check', sql`${table.held} between 0 and ${table.amount}`),
  ],
);
