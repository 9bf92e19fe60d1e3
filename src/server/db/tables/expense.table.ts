import { sql } from 'drizzle-orm';
import {
  date,
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
import { contractors } from './contractor.table.ts';
import { projects } from './project.table.ts';

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
    /** The key of an uploaded file, or a web address. */
    receipt: text('image_url'),
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
    uniqueIndex('expenses_id_idx').on(table.id),
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
