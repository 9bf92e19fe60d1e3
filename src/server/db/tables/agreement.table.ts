import { sql } from 'drizzle-orm';
import {
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
import type { AgreementStatus } from '#shared/agreement.ts';
import { instant } from '../columns.ts';
import { contractors } from './contractor.table.ts';
import { planLines } from './plan-line.table.ts';
import { projects } from './project.table.ts';

/** What was agreed with a contractor, for a fixed amount. */
export const agreements = pgTable(
  'agreements',
  {
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: integer().notNull(),
    projectId: integer().notNull(),
    contractorId: integer(),
    planLineId: integer(),
    title: text().notNull(),
    amount: numeric({ precision: 10, scale: 2 }).notNull(),
    /** The share of each bill that is kept back until the work is finished. */
    holdbackPercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    agreedOn: date({ mode: 'string' }),
    status: text().$type<AgreementStatus>().notNull().default('open'),
    createdAt: instant().notNull().default(sql`now()`),
    createdBy: integer(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('agreements_id_idx').on(table.id),
    unique('agreements_project_key').on(table.userId, table.projectId, table.id),
    foreignKey({
      name: 'agreements_project_fkey',
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'agreements_contractor_fkey',
      columns: [table.userId, table.contractorId],
      foreignColumns: [contractors.userId, contractors.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'agreements_plan_line_fkey',
      columns: [table.userId, table.projectId, table.planLineId],
      foreignColumns: [planLines.userId, planLines.projectId, planLines.id],
    }).onDelete('set null'),
    index('agreements_contractor_idx').on(table.userId, table.contractorId),
    index('agreements_plan_line_idx').on(table.userId, table.projectId, table.planLineId),
    check('agreements_amount_check', sql`${table.amount} > 0`),
    check('agreements_holdback_check', sql`${table.holdbackPercent} between 0 and 100`),
    check('agreements_status_check', sql`${table.status} in ('open', 'closed', 'void')`),
  ],
);
