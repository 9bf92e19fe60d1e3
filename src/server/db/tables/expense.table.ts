import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Attachment } from '#shared/attachment.ts';
import type { ExpenseKind, ExpenseLine } from '#shared/expense.ts';
import type { StoredTaxUse } from '#shared/tax.ts';
import { instant } from '../columns.ts';
import { agreements } from './agreement.table.ts';
import { bills } from './bill.table.ts';
import { contractors } from './contractor.table.ts';
import { planLines } from './plan-line.table.ts';
import { projects } from './project.table.ts';
import { rooms } from './room.table.ts';

export const expenses = pgTable(
  'expenses',
  {
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: integer().notNull(),
    projectId: integer().notNull(),
    contractorId: integer(),
    description: text().notNull(),
    amount: numeric({ precision: 10, scale: 2 }).notNull(),
    category: text().notNull(),
    paymentMethod: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    notes: text(),
    /**
     * Its files in order, or none. A column here and no table of rows: a list of expenses then reads
     * nothing more, and the history keeps and restores them with the expense.
     */
    attachments: jsonb().$type<Attachment[]>().notNull().default([]),
    /** The first of them: the key of an uploaded file, or a web address. */
    receipt: text('image_url').generatedAlwaysAs(sql`attachments -> 0 ->> 'key'`),
    /** A refund has a positive amount that counts as negative. */
    kind: text().$type<ExpenseKind>().notNull().default('expense'),
    planLineId: integer(),
    roomId: integer(),
    agreementId: integer(),
    billId: integer(),
    /** Whether it pays what was kept back of its bill. */
    isHoldback: boolean().notNull().default(false),
    /** Why it was paid although a check of its bill warned. */
    overrideReason: text(),
    /** The expense that it refunds. That one may be deleted, and restored later. */
    refundOfId: integer(),
    /**
     * The parts of a split expense, or none. A part may name a line or a room that is deleted: then
     * it counts without one, and a restored one counts again.
     */
    lines: jsonb().$type<ExpenseLine[]>().notNull().default([]),
    /**
     * What people decided for the tax record: about the whole, or by the category of a part. No
     * field of an expense, so a decision does not get in the way of someone who edits it.
     */
    taxRecord: jsonb().$type<StoredTaxUse[]>().notNull().default([]),
    createdAt: instant().notNull().default(sql`now()`),
    /** The member who added it. Null for the owner. */
    createdBy: integer(),
    version: integer().notNull().default(1),
    /** The text that a search reads, stored in lower case: matching it costs a third of `ilike`. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(description || chr(10) || coalesce(notes, ''))`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: 'expenses_project_fkey',
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
    // The migration narrows this to SET NULL (contractor_id), which Drizzle cannot express: the
    // owner must stay when a contractor is deleted.
    foreignKey({
      name: 'expenses_contractor_fkey',
      columns: [table.userId, table.contractorId],
      foreignColumns: [contractors.userId, contractors.id],
    }).onDelete('set null'),
    // Narrowed by the migration to SET NULL (its last column), as for the contractor.
    foreignKey({
      name: 'expenses_plan_line_fkey',
      columns: [table.userId, table.projectId, table.planLineId],
      foreignColumns: [planLines.userId, planLines.projectId, planLines.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'expenses_room_fkey',
      columns: [table.userId, table.projectId, table.roomId],
      foreignColumns: [rooms.userId, rooms.projectId, rooms.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'expenses_agreement_fkey',
      columns: [table.userId, table.projectId, table.agreementId],
      foreignColumns: [agreements.userId, agreements.projectId, agreements.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'expenses_bill_fkey',
      columns: [table.userId, table.projectId, table.billId],
      foreignColumns: [bills.userId, bills.projectId, bills.id],
    }).onDelete('set null'),
    // Most expenses have none of these, and are in none of these indexes.
    index('expenses_plan_line_idx')
      .on(table.userId, table.projectId, table.planLineId, table.date)
      .where(sql`${table.planLineId} is not null`),
    index('expenses_room_idx')
      .on(table.userId, table.projectId, table.roomId, table.date)
      .where(sql`${table.roomId} is not null`),
    index('expenses_agreement_idx')
      .on(table.userId, table.projectId, table.agreementId, table.date)
      .where(sql`${table.agreementId} is not null`),
    index('expenses_bill_idx')
      .on(table.userId, table.projectId, table.billId, table.date)
      .where(sql`${table.billId} is not null`),
    index('expenses_refund_of_idx')
      .on(table.userId, table.refundOfId)
      .where(sql`${table.refundOfId} is not null`),
    index('expenses_split_idx')
      .on(table.userId, table.projectId, table.date)
      .where(sql`${table.lines} <> '[]'`),
    check('expenses_kind_check', sql`${table.kind} in ('expense', 'refund')`),
    // Newest first, within one project and over all projects of an owner, read backwards. (Drizzle
    // would write DESC NULLS LAST, which a plain `order by … desc` cannot use.)
    index('expenses_project_newest_idx').on(
      table.userId,
      table.projectId,
      table.date,
      table.createdAt,
      table.id,
    ),
    // In a large project, the newest expenses of one category are far apart.
    index('expenses_category_newest_idx').on(
      table.userId,
      table.projectId,
      table.category,
      table.date,
      table.createdAt,
      table.id,
    ),
    index('expenses_owner_newest_idx').on(table.userId, table.date, table.createdAt, table.id),
    // For the count on the dashboard and for lists of these, newest first.
    index('expenses_without_receipt_idx')
      .on(table.userId, table.projectId, table.date, table.createdAt, table.id)
      .where(sql`${table.receipt} is null`),
    // Finds each contractor's last expense by its id.
    index('expenses_contractor_idx').on(table.userId, table.contractorId, table.id),
    // Both in one index: trigrams alone would match the projects of all users. The project is a
    // bigint, so that only the search, which casts it, uses this index.
    index('expenses_search_idx').using(
      'gin',
      sql`(${table.projectId}::bigint)`,
      table.searchText.op('gin_trgm_ops'),
    ),
    // Only upload keys: an external address can be too long for an index.
    index('expenses_receipt_idx')
      .on(table.userId, table.receipt)
      .where(sql`${table.receipt} like 'receipts/%'`),
  ],
);
