import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ActivityAction, ActivityKind, ActivityVia } from '#shared/activity.ts';
import { instant } from '../columns.ts';
import { users } from './user.table.ts';

/** A row as Postgres writes it with `to_jsonb`: the names are those of its columns. */
type RowImage = Record<string, string | number | boolean | null>;

/**
 * Every change to a record, written in the transaction that made it. A deletion keeps the row, so
 * this is also the trash: restoring inserts the row again. There are no foreign keys to the project
 * and the actor, because the history outlives both.
 */
export const activity = pgTable(
  'activity',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a contractor, who belongs to the account. */
    projectId: integer(),
    at: instant().notNull().default(sql`now()`),
    /** Null for someone who has a link and no account. */
    actorId: integer(),
    via: text().$type<ActivityVia>().notNull(),
    /** The browser tab that made the change, which does not have to be told about it. */
    tab: text(),
    action: text().$type<ActivityAction>().notNull(),
    kind: text().$type<ActivityKind>().notNull(),
    recordId: integer().notNull(),
    /** What people call the record: a description, a name or a title. */
    label: text().notNull(),
    /**
     * Null for a creation, and for a deletion that can no longer be restored. The deletion of a
     * contractor also has `links`: the ids of what referred to it.
     */
    before: jsonb().$type<RowImage>(),
    /** Null for a deletion. */
    after: jsonb().$type<RowImage>(),
    /** For a record that was deleted with its project: the entry of the project. */
    partOf: bigint({ mode: 'number' }),
    /** When a deletion was taken back. */
    restoredAt: instant(),
  },
  (table) => [
    // The list of a project passes over what was deleted with a project.
    index('activity_project_idx')
      .on(table.userId, table.projectId, table.id)
      .where(sql`${table.partOf} is null`),
    // The same list for one person, who may have done little in a long history.
    index('activity_actor_idx')
      .on(table.userId, table.projectId, table.actorId, table.id)
      .where(sql`${table.partOf} is null`),
    index('activity_record_idx').on(table.userId, table.kind, table.recordId, table.id),
    // The entries about a person, for when the account is removed.
    index('activity_member_idx').on(table.recordId).where(sql`${table.kind} = 'member'`),
    index('activity_part_idx').on(table.partOf).where(sql`${table.partOf} is not null`),
    // What can be restored, for the sweep, and whose receipts must stay.
    index('activity_trash_idx')
      .on(table.at)
      .where(sql`${table.action} = 'delete' and ${table.before} is not null`),
    index('activity_trashed_receipt_idx')
      .on(table.userId, sql`(${table.before} ->> 'image_url')`)
      .where(
        sql`${table.action} = 'delete' and ${table.before} ->> 'image_url' like 'receipts/%' and ${table.restoredAt} is null`,
      ),
    // The same for the other files of an expense.
    index('activity_trashed_files_idx')
      .using('gin', sql`(${table.before} -> 'attachments') jsonb_path_ops`)
      .where(
        sql`${table.action} = 'delete' and jsonb_array_length(${table.before} -> 'attachments') > 1 and ${table.restoredAt} is null`,
      ),
  ],
);
