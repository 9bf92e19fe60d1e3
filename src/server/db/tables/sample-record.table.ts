import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { contractors } from './contractor.table.ts';
import { expenses } from './expense.table.ts';
import { uploads } from './upload.table.ts';

/**
 * What came with a sample project does not count against a plan. It is listed apart, and not by a
 * flag in each record: what people add to the same project counts, and no change of a record can
 * turn it into a sample. An entry goes with its record.
 */
export const sampleExpenses = pgTable(
  'sample_expenses',
  { userId: integer().notNull(), expenseId: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.expenseId] }),
    foreignKey({
      name: 'sample_expenses_expense_fkey',
      columns: [table.userId, table.expenseId],
      foreignColumns: [expenses.userId, expenses.id],
    }).onDelete('cascade'),
  ],
);

export const sampleContractors = pgTable(
  'sample_contractors',
  { userId: integer().notNull(), contractorId: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.contractorId] }),
    foreignKey({
      name: 'sample_contractors_contractor_fkey',
      columns: [table.userId, table.contractorId],
      foreignColumns: [contractors.userId, contractors.id],
    }).onDelete('cascade'),
  ],
);

export const sampleUploads = pgTable(
  'sample_uploads',
  { userId: integer().notNull(), key: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    foreignKey({
      name: 'sample_uploads_upload_fkey',
      columns: [table.userId, table.key],
      foreignColumns: [uploads.userId, uploads.key],
    }).onDelete('cascade'),
  ],
);
