import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { LinkKind } from '#shared/link.ts';
import { instant } from '../columns.ts';
import { changeOrders } from './change-order.table.ts';
import { contractors } from './contractor.table.ts';
import { projects } from './project.table.ts';

/**
 * An address that opens one thing to someone without an account. One that was used or revoked
 * stays, so that it can say so.
 */
export const links = pgTable(
  'links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer().notNull(),
    projectId: integer().notNull(),
    kind: text().$type<LinkKind>().notNull(),
    /** The change to decide. */
    changeOrderId: integer(),
    /** Whose agreements it shows. */
    contractorId: integer(),
    /** SHA-256 of the token in the address. */
    tokenHash: text().notNull().unique('links_token_hash_key'),
    /** The member who made it. */
    createdBy: integer().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    expiresAt: instant().notNull(),
    /** When a change was decided by it. */
    usedAt: instant(),
    revokedAt: instant(),
    lastSeenAt: instant(),
  },
  (table) => [
    foreignKey({
      name: 'links_project_fkey',
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'links_change_order_fkey',
      columns: [table.userId, table.projectId, table.changeOrderId],
      foreignColumns: [changeOrders.userId, changeOrders.projectId, changeOrders.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'links_contractor_fkey',
      columns: [table.userId, table.contractorId],
      foreignColumns: [contractors.userId, contractors.id],
    }).onDelete('cascade'),
    index('links_project_idx').on(table.userId, table.projectId),
    index('links_change_order_idx').on(table.userId, table.projectId, table.changeOrderId),
    index('links_contractor_idx').on(table.userId, table.contractorId),
    check(
      'links_kind_check',
      sql`(${table.kind} = 'change_order' and ${table.changeOrderId} is not null and ${table.contractorId} is null)
        or (${table.kind} = 'contractor' and ${table.contractorId} is not null and ${table.changeOrderId} is null)`,
    ),
  ],
);
