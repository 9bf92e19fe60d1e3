import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import { documents } from '#server/db/tables/document.table.ts';
import type { DocumentListQuery } from '#shared/document.ts';
import { createBudgetRecords } from '../budget-records/budget-record.repository.ts';

export type DocumentRow = typeof documents.$inferSelect;

export const documentRecords = createBudgetRecords({
  kind: 'document',
  table: documents,
  limit: 'documentsPerProject',
  order: [desc(documents.id)],
});

export const isChosen = ({ contractorId, kind, before }: DocumentListQuery): SQL | undefined =>
  and(
    contractorId === null ? undefined : eq(documents.contractorId, contractorId),
    kind && eq(documents.kind, kind),
    before === null ? undefined : lt(documents.id, before),
  );
