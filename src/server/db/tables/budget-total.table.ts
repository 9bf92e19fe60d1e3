import {
  boolean,
  foreignKey,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { projects } from './project.table.ts';

/**
 * What was paid, less refunds, for each use in the budget: the sum of all parts of expenses that
 * name a line, a room, an agreement or a bill. Triggers keep it, as they keep `expense_totals`.
 * Zero stands for none. A line or a room may be gone: parts of an expense keep its id.
 */
export const budgetTotals = pgTable(
  'budget_totals',
  {
    userId: integer().notNull(),
    projectId: integer().notNull(),
    planLineId: integer().notNull(),
    roomId: integer().notNull(),
    agreementId: integer().notNull(),
    billId: integer().notNull(),
    isHoldback: boolean().notNull(),
    category: text().notNull(),
    amount: numeric({ precision: 20, scale: 2 }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'budget_totals_pkey',
      columns: [
        table.userId,
        table.projectId,
        table.planLineId,
        table.roomId,
        table.agreementId,
        table.billId,
        table.isHoldback,
        table.category,
      ],
    }),
    foreignKey({
      name: 'budget_totals_project_fkey',
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
  ],
);
