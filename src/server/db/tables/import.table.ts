import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type {
  DayOrder,
  ImportMapping,
  ImportNames,
  ImportSigns,
  ImportStatus,
} from '#shared/import.ts';
import { projectRecordColumns, projectRecordKeys } from '../project-record.ts';

/** A row of the file with its number there, from 1. */
export interface SheetRow {
  row: number;
  cells: string[];
}

/** A spreadsheet that becomes expenses, and afterwards what it made. */
export const imports = pgTable(
  'imports',
  {
    ...projectRecordColumns(),
    fileName: text().notNull(),
    status: text().$type<ImportStatus>().notNull().default('draft'),
    columns: jsonb().$type<string[]>().notNull(),
    /** A hash of the headings. The next file with the same ones starts with the same choices. */
    headingsKey: text().notNull(),
    /** Only of a draft: a file may have a megabyte of them. */
    rows: jsonb().$type<SheetRow[]>(),
    rowCount: integer().notNull(),
    mapping: jsonb().$type<ImportMapping>().notNull(),
    signs: text().$type<ImportSigns>().notNull(),
    dayOrder: text().$type<DayOrder>().notNull(),
    /** What the person chose. The rest is suggested. */
    names: jsonb().$type<Partial<ImportNames>>().notNull().default({}),
    /** Null as long as the person has not chosen rows. */
    skip: jsonb().$type<number[]>(),
    /** How many expenses it made. */
    created: integer(),
    /** The contractors and rooms that it made. */
    madeContractors: jsonb().$type<number[]>().notNull().default([]),
    madeRooms: jsonb().$type<number[]>().notNull().default([]),
  },
  (table) => [
    ...projectRecordKeys('imports', table),
    index('imports_headings_idx').on(table.userId, table.headingsKey),
    index('imports_draft_idx').on(table.createdAt).where(sql`${table.status} = 'draft'`),
    check('imports_status_check', sql`${table.status} in ('draft', 'committed', 'undone')`),
  ],
);
