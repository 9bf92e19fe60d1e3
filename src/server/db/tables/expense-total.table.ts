import { foreignKey, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { projects } from './project.table.ts';

/**
 * The count and sum of a project's expenses of each kind. Triggers on the expenses update it in the
 * same transaction: counting and summing the rows would take longer with every row.
 */
export const expenseTotals = pgTable(
  'expense_totals',
  {
    userId: integer().notNull(),
    projectId: integer().notNull(),
    category: text().notNull(),
    paymentMethod: text().notNull(),
    /** Zero after the last one of its kind is deleted. */
    expenseCount: integer().notNull(),
    amount: numeric({ precision: 20, scale: 2 }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.userId, table.projectId, table.category, table.paymentMethod],
    }),
    foreignKey({
      name: 'expense_totals_project_fkey',
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
  ],
);
