import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { expenses } from './expense.table.ts';
import { imports } from './import.table.ts';

/** Which expense a row became. The key stands for its content, so that no row is added twice. */
export const importRows = pgTable(
  'import_rows',
  {
    userId: integer().notNull(),
    projectId: integer().notNull(),
    key: text().notNull(),
    importId: integer().notNull(),
    expenseId: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId, table.key] }),
    foreignKey({
      name: 'import_rows_import_fkey',
      columns: [table.userId, table.importId],
      foreignColumns: [imports.userId, imports.id],
    }).onDelete('cascade'),
    // A deleted expense may be imported again.
    foreignKey({
      name: 'import_rows_expense_fkey',
      columns: [table.userId, table.expenseId],
      foreignColumns: [expenses.userId, expenses.id],
    }).onDelete('cascade'),
    index('import_rows_import_idx').on(table.userId, table.importId),
    index('import_rows_expense_idx').on(table.userId, table.expenseId),
  ],
);
