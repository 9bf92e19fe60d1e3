import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { projectRecordColumns, projectRecordKeys, referenceKey } from '../project-record.ts';
import { planLines } from './plan-line.table.ts';

/** A piece of the work that contractors quote for. */
export const scopeLines = pgTable(
  'scope_lines',
  {
    ...projectRecordColumns(),
    planLineId: integer(),
    title: text().notNull(),
    /** What the person thinks it costs. Without it, the planned amount of its line counts. */
    estimate: numeric({ precision: 10, scale: 2 }),
    /** The order within the project, which the person chooses. */
    position: integer().notNull().default(0),
  },
  (table) => [
    ...projectRecordKeys('scope_lines', table),
    referenceKey('scope_lines_plan_line_fkey', table, table.planLineId, planLines),
    index('scope_lines_position_idx').on(table.userId, table.projectId, table.position),
    index('scope_lines_plan_line_idx').on(table.userId, table.projectId, table.planLineId),
    check('scope_lines_estimate_check', sql`${table.estimate} >= 0`),
  ],
);
