import { asc } from 'drizzle-orm';
import { scopeLines } from '#server/db/tables/scope-line.table.ts';
import { createBudgetRecords } from '../budget-records/budget-record.repository.ts';
import { createRecordOrdering } from '../budget-records/record-order.repository.ts';

export const scopeLineRecords = createBudgetRecords({
  kind: 'scope_line',
  table: scopeLines,
  limit: 'scopeLinesPerProject',
  order: [asc(scopeLines.position), asc(scopeLines.id)],
});

export const scopeLineOrdering = createRecordOrdering(scopeLines);
