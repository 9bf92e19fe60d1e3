import { foreignKey, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { projects } from './project.table.ts';

/**
 * How many expenses a project has of each kind and what they add up to. Triggers on the expenses
 * keep it, in the transaction of each change: counting and summing the rows themselves takes
 * longer with every row.
 */
export const expenseTotals = pgTable(
  'expense_totals',
  {
    userId: integer().notNull(),
    projectId: integer().notNull(),
    category: text().notNull(),
    paymentMethod: text().notNull(),
    /** Zero once the last one of its kind is gone. */
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
