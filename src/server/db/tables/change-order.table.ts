import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ChangeOrderStatus, Side } from '#shared/change-order.ts';
import { instant } from '../columns.ts';
import { projectRecordColumns, projectRecordKeys, referenceKey } from '../project-record.ts';
import { agreements } from './agreement.table.ts';

/**
 * A change to an agreement, which counts once it is accepted. From then on it stays as it is;
 * another one can take it back.
 */
export const changeOrders = pgTable(
  'change_orders',
  {
    ...projectRecordColumns(),
    /** Null if the agreement was deleted. */
    agreementId: integer(),
    title: text().notNull(),
    reason: text(),
    amountDelta: numeric({ precision: 10, scale: 2 }).notNull(),
    daysDelta: integer().notNull().default(0),
    status: text().$type<ChangeOrderStatus>().notNull().default('asked'),
    askedBy: text().$type<Side>().notNull().default('homeowner'),
    /** Who raised it by a link, as they wrote their name. */
    askedName: text(),
    /** The accepted change that this one takes back. */
    reversesId: integer(),
    decidedAt: instant(),
    decidedName: text(),
    decidedBy: text().$type<Side>(),
    /** The member who wrote the decision down, if the contractor told them. */
    recordedName: text(),
    comment: text(),
    /** SHA-256 of exactly what was decided. */
    decidedHash: text(),
  },
  (table) => [
    ...projectRecordKeys('change_orders', table),
    referenceKey('change_orders_agreement_fkey', table, table.agreementId, agreements),
    index('change_orders_agreement_idx').on(table.userId, table.projectId, table.agreementId),
    // A change is taken back once. One that was declined or withdrawn does not count.
    uniqueIndex('change_orders_reverses_idx')
      .on(table.userId, table.reversesId)
      .where(sql`${table.status} in ('asked', 'accepted')`),
    check(
      'change_orders_status_check',
      sql`${table.status} in ('asked', 'accepted', 'declined', 'withdrawn')`,
    ),
    check('change_orders_asked_by_check', sql`${table.askedBy} in ('homeowner', 'contractor')`),
  ],
);
