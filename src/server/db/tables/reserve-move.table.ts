import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { referenceKey } from '../project-record.ts';
import { changeOrders } from './change-order.table.ts';
import { planLines } from './plan-line.table.ts';
import { projects } from './project.table.ts';

/**
 * Money into the reserve (positive) or out of it (negative). The sum is what the reserve holds. A
 * move is never changed; another one reverses it.
 */
export const reserveMoves = pgTable(
  'reserve_moves',
  {
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: integer().notNull(),
    projectId: integer().notNull(),
    amount: numeric({ precision: 10, scale: 2 }).notNull(),
    /** The line whose plan grew by a draw, or shrank by what it gave back. */
    planLineId: integer(),
    /** The change that a draw pays for. */
    changeOrderId: integer(),
    reason: text(),
    /** The move that this one reverses. */
    reversesId: integer(),
    createdAt: instant().notNull().default(sql`now()`),
    createdBy: integer(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('reserve_moves_reverses_idx').on(table.userId, table.reversesId),
    foreignKey({
      name: 'reserve_moves_project_fkey',
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
    referenceKey('reserve_moves_plan_line_fkey', table, table.planLineId, planLines),
    referenceKey('reserve_moves_change_order_fkey', table, table.changeOrderId, changeOrders),
    index('reserve_moves_change_order_idx').on(table.userId, table.projectId, table.changeOrderId),
    index('reserve_moves_project_idx').on(table.userId, table.projectId, table.id),
    index('reserve_moves_plan_line_idx').on(table.userId, table.projectId, table.planLineId),
    check('reserve_moves_amount_check', sql`${table.amount} <> 0`),
  ],
);
