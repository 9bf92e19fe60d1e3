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
    imageUrl: text(),
    createdAt: instant().notNull().default(sql`now()`),
    /** What a search looks through, in lower case once: matching it costs a third of `ilike`. */
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
    // Newest first within one project, and over all projects of an owner, read backwards. (Drizzle
    // would write DESC NULLS LAST, which no plain `order by … desc` can use.)
    index('expenses_project_newest_idx').on(
      table.userId,
      table.projectId,
      table.date,
      table.createdAt,
      table.id,
    ),
    // In a large project the newest of one category lie far apart.
    index('expenses_category_newest_idx').on(
      table.userId,
      table.projectId,
      table.category,
      table.date,
      table.createdAt,
      table.id,
    ),
    index('expenses_owner_newest_idx').on(table.userId, table.date, table.createdAt, table.id),
    // The dashboard counts these, however many have a receipt; newest first, for lists of them.
    index('expenses_without_receipt_idx')
      .on(table.userId, table.projectId, table.date, table.createdAt, table.id)
      .where(sql`${table.imageUrl} is null`),
    // The last of each contractor, by the id.
    index('expenses_contractor_idx').on(table.userId, table.contractorId, table.id),
    // Both in one index: trigrams alone find the words of everybody's projects. The project as a
    // bigint, so that only the search, which asks for it so, is ever planned with this index.
    index('expenses_search_idx').using(
      'gin',
      sql`(${table.projectId}::bigint)`,
      table.searchText.op('gin_trgm_ops'),
    ),
    // Only keys of uploads: an address elsewhere can be too long for an index.
    index('expenses_receipt_idx')
      .on(table.userId, table.imageUrl)
      .where(sql`${table.imageUrl} like 'receipts/%'`),
  ],
);
