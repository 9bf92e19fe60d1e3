import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AnswerDetails } from '#shared/answer-details.ts';
import { instant } from '../columns.ts';
import { users } from './user.table.ts';

export const aiMessages = pgTable(
  'ai_messages',
  {
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<'user' | 'assistant'>().notNull(),
    content: text().notNull(),
    /** Of an answer, how it came about; null for none. */
    details: jsonb().$type<AnswerDetails>(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('ai_messages_history_idx').on(table.userId, table.createdAt, table.id),
    check('ai_messages_role_check', sql`${table.role} in ('user', 'assistant')`),
  ],
);
