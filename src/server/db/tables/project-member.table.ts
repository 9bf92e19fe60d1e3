import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MemberRole } from '#shared/access.ts';
import { instant } from '../columns.ts';
import { projects } from './project.table.ts';
import { users } from './user.table.ts';

/** Who else works in a project. `user_id` is its owner, who has no row here. */
export const projectMembers = pgTable(
  'project_members',
  {
    userId: integer().notNull(),
    projectId: integer().notNull(),
    memberId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<MemberRole>().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId, table.memberId] }),
    foreignKey({
      name: 'project_members_project_fkey',
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
    index('project_members_member_idx').on(table.memberId),
    check('project_members_role_check', sql`${table.role} in ('editor', 'viewer')`),
    check('project_members_not_owner_check', sql`${table.memberId} <> ${table.userId}`),
  ],
);
