import { sql } from 'drizzle-orm';
import { integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './user.table.ts';

export const contractors = pgTable(
  'contractors',
  {
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    company: text(),
    email: text(),
    phone: text(),
    specialty: text(),
    hourlyRate: numeric({ precision: 8, scale: 2 }),
    notes: text(),
    createdAt: instant().notNull().default(sql`now()`),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
