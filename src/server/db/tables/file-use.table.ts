import { integer, pgView, text } from 'drizzle-orm/pg-core';

/**
 * Where an uploaded file is used: on an expense (its first, or one of its others), as a document, or in what a contractor sent. The
 * migration defines it. Add a kind of record with files there.
 */
export const fileUses = pgView('file_uses', {
  userId: integer().notNull(),
  projectId: integer().notNull(),
  key: text('image_url').notNull(),
}).existing();
