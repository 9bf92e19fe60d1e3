import { asc, eq, type SQL } from 'drizzle-orm';
import { punchItems } from '#server/db/tables/punch-item.table.ts';
import { createBudgetRecords } from '../budget-records/budget-record.repository.ts';

export const punchItemRecords = createBudgetRecords({
  kind: 'punch_item',
  table: punchItems,
  limit: 'punchItemsPerProject',
  order: [asc(punchItems.isDone), asc(punchItems.id)],
});

export const isOf = (agreementId: number): SQL => eq(punchItems.agreementId, agreementId);
