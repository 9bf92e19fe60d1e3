import { foreignKey, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { projects } from './project.table.ts';

/**
 * The count and sum of a project's expenses by category and payment method: a split expense counts
 * by its parts, and refunds are negative. Triggers on the expenses update it in the
 * same transaction: counting and summing the rows would take longer with every row.
 */
export const expenseTotals = pgTable(
  'expense_totals',
  {
    userId: integer().notNull(),
    projectId: integer().notNull(),
    category: text().notNull(),
    paymentMethod: text().notNull(),
    /** The expenses with a part of this category. Zero after the last one is deleted. */
    expenseCount: integer().notNull(),
    /** Those of them that another category counts too. A total over categories leaves them out. */
    repeatCount: integer().notNull().default(0),
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
