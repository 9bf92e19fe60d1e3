import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ReceiptType } from '#shared/receipt.ts';
import { instant } from '../columns.ts';

/**
 * Each file in the receipt storage has its row from before it is written until after it is
 * removed. There is no foreign key to the owner: the row outlives the account, so that the sweep
 * finds the files that are left.
 */
export const uploads = pgTable(
  'uploads',
  {
    userId: integer().notNull(),
    key: text().notNull(),
    type: text().$type<ReceiptType>().notNull(),
    /** Of the file as it is stored, in bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    width: integer(),
    height: integer(),
    /** Whether the whole file is in the storage and may be used. */
    isStored: boolean().notNull().default(false),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
