import { asc } from 'drizzle-orm';
import { planLines } from '#server/db/tables/plan-line.table.ts';
import { createBudgetRecords } from '../budget-records/budget-record.repository.ts';
import { createRecordOrdering } from '../budget-records/record-order.repository.ts';

export const planLineRecords = createBudgetRecords({
  kind: 'plan_line',
  table: planLines,
  limit: 'planLinesPerProject',
  order: [asc(planLines.position), asc(planLines.id)],
});

export const planLineOrdering = createRecordOrdering(planLines);
