import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { AgreementStatus, ScheduledPayment } from '#shared/agreement.ts';
import {
  contractorKey,
  projectRecordColumns,
  projectRecordKeys,
  referenceKey,
} from '../project-record.ts';
import { planLines } from './plan-line.table.ts';
import { quotes } from './quote.table.ts';

/** What was agreed with a contractor, for a fixed amount. Accepted changes add to it. */
export const agreements = pgTable(
  'agreements',
  {
    ...projectRecordColumns(),
    contractorId: integer(),
    planLineId: integer(),
    /** The quote that was accepted. */
    quoteId: integer(),
    title: text().notNull(),
    amount: numeric({ precision: 10, scale: 2 }).notNull(),
    /** The share of each bill that is kept back until the work is finished. */
    holdbackPercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    agreedOn: date({ mode: 'string' }),
    /** When the work is to be finished, without accepted changes. */
    finishOn: date({ mode: 'string' }),
    /** When which part is to be paid. One may name a milestone that is deleted. */
    schedule: jsonb().$type<ScheduledPayment[]>().notNull().default([]),
    status: text().$type<AgreementStatus>().notNull().default('open'),
  },
  (table) => [
    ...projectRecordKeys('agreements', table),
    contractorKey('agreements_contractor_fkey', table, table.contractorId),
    referenceKey('agreements_plan_line_fkey', table, table.planLineId, planLines),
    referenceKey('agreements_quote_fkey', table, table.quoteId, quotes),
    index('agreements_contractor_idx').on(table.userId, table.contractorId),
    index('agreements_plan_line_idx').on(table.userId, table.projectId, table.planLineId),
    index('agreements_quote_idx').on(table.userId, table.projectId, table.quoteId),
    check('agreements_amount_check', sql`${table.amount} > 0`),
    check('agreements_holdback_check', sql`${table.holdbackPercent} between 0 and 100`),
    check('agreements_status_check', sql`${table.status} in ('open', 'closed', 'void')`),
  ],
);
