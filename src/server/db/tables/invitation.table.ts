import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { MemberRole } from '#shared/access.ts';
import { instant } from '../columns.ts';
import { projects } from './project.table.ts';

/** An offer to join a project. One that was used or revoked stays, so that its link can say so. */
export const invitations = pgTable(
  'invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer().notNull(),
    projectId: integer().notNull(),
    /** Where it was mailed. Null for a link that the owner copied. */
    email: text(),
    role: text().$type<MemberRole>().notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull().unique('invitations_token_hash_key'),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    revokedAt: instant(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    foreignKey({
      name: 'invitations_project_fkey',
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
    index('invitations_project_idx').on(table.userId, table.projectId),
    check('invitations_role_check', sql`${table.role} in ('editor', 'viewer')`),
  ],
);
