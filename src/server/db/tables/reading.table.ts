import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Reading } from '#receipt-reader/receipt-reader.ts';
import type { ReadingStatus } from '#shared/reading.ts';
import { instant } from '../columns.ts';
import { uploads } from './upload.table.ts';

/** What an uploaded receipt says, or that it is still to be read. */
export const readings = pgTable(
  'readings',
  {
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: integer().notNull(),
    key: text().notNull(),
    status: text().$type<ReadingStatus>().notNull().default('waiting'),
    /** How often it was begun. */
    attempts: integer().notNull().default(0),
    begunAt: instant(),
    /** Once it is done. */
    result: jsonb().$type<Reading>(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('readings_key_key').on(table.userId, table.key),
    foreignKey({
      name: 'readings_upload_fkey',
      columns: [table.userId, table.key],
      foreignColumns: [uploads.userId, uploads.key],
    }).onDelete('cascade'),
    index('readings_open_idx').on(table.id).where(sql`${table.status} in ('waiting', 'reading')`),
    index('readings_merchant_idx').on(table.userId, sql`lower(${table.result} ->> 'merchant')`),
  ],
);
