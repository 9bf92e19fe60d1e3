import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ReceiptType } from '#shared/receipt.ts';
import { instant } from '../columns.ts';

/**
 * Each file in the receipt storage has a row from before it is written until after it is removed.
 * There is no foreign key to the owner: the row outlives the account, so the sweep finds the
 * remaining files.
 */
export const uploads = pgTable(
  'uploads',
  {
    userId: integer().notNull(),
    key: text().notNull(),
    type: text().$type<ReceiptType>().notNull(),
    /** The size of the stored file in bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    width: integer(),
    height: integer(),
    /** Whether the complete file is in the storage and may be used. */
    isStored: boolean().notNull().default(false),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
