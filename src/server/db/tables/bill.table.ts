import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import {
  milestoneKey,
  projectRecordColumns,
  projectRecordKeys,
  referenceKey,
} from '../project-record.ts';
import { agreements } from './agreement.table.ts';
import { planLines } from './plan-line.table.ts';

/** What someone has asked to be paid. Expenses that name the bill are its payments. */
export const bills = pgTable(
  'bills',
  {
    ...projectRecordColumns(),
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
    /** Calendars ask when an entry last changed. */
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    ...projectRecordKeys('bills', table),
    referenceKey('bills_agreement_fkey', table, table.agreementId, agreements),
    referenceKey('bills_plan_line_fkey', table, table.planLineId, planLines),
    milestoneKey('bills_milestone_fkey', table, table.milestoneId),
    index('bills_due_idx').on(table.userId, table.projectId, table.dueOn),
    index('bills_agreement_idx').on(table.userId, table.projectId, table.agreementId),
    index('bills_plan_line_idx').on(table.userId, table.projectId, table.planLineId),
    index('bills_milestone_idx').on(table.userId, table.milestoneId),
    check('bills_amount_check', sql`${table.amount} > 0`),
    check('bills_held_check', sql`${table.held} between 0 and ${table.amount}`),
  ],
);
