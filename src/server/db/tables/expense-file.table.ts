import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { expenses } from './expense.table.ts';

/**
 * The uploaded files of expenses with more than one, after the first. A trigger on expenses keeps
 * it. It finds the expense of a file; what the files are is in the expense.
 */
export const expenseFiles = pgTable(
  'expense_files',
  {
    userId: integer().notNull(),
    projectId: integer().notNull(),
    expenseId: integer().notNull(),
    key: text('image_url').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.expenseId, table.key] }),
    foreignKey({
      name: 'expense_files_expense_fkey',
      columns: [table.userId, table.expenseId],
      foreignColumns: [expenses.userId, expenses.id],
    }).onDelete('cascade'),
    index('expense_files_file_idx').on(table.userId, table.key),
  ],
);
