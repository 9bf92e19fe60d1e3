import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { QuoteLine, StoredQuoteStatus } from '#shared/quote.ts';
import { contractorKey, projectRecordColumns, projectRecordKeys } from '../project-record.ts';

/** What a contractor offers to do, for how much. It costs nothing until it is accepted. */
export const quotes = pgTable(
  'quotes',
  {
    ...projectRecordColumns(),
    contractorId: integer(),
    title: text().notNull(),
    total: numeric({ precision: 10, scale: 2 }).notNull(),
    deposit: numeric({ precision: 10, scale: 2 }),
    validUntil: date({ mode: 'string' }),
    /** It counts as accepted as long as an agreement names it. */
    status: text().$type<StoredQuoteStatus>().notNull().default('open'),
    /**
     * What it says about each line of the scope. One may name a line that is deleted: that one is
     * not shown, and a restored one is shown again.
     */
    lines: jsonb().$type<QuoteLine[]>().notNull().default([]),
  },
  (table) => [
    ...projectRecordKeys('quotes', table),
    contractorKey('quotes_contractor_fkey', table, table.contractorId),
    index('quotes_contractor_idx').on(table.userId, table.contractorId),
    check('quotes_total_check', sql`${table.total} > 0`),
    check('quotes_deposit_check', sql`${table.deposit} between 0 and ${table.total}`),
    check('quotes_status_check', sql`${table.status} in ('open', 'declined')`),
  ],
);
