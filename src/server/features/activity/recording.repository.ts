import { getTableName, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/client.ts';
import { columnName } from '#server/db/column-name.ts';
import { activity } from '#server/db/tables/activity.table.ts';
import type { Author } from '#server/http/scope.ts';
import type { ActivityAction, ActivityKind } from '#shared/activity.ts';
import { factsOf } from './record-kinds.repository.ts';

/** The row `r` as an entry keeps it: without its owner, and without what only a search reads. */
export const imageOfRow = sql`to_jsonb(r) - '{user_id,search_text}'::text[]`;

interface NewEntries {
  action: ActivityAction;
  kind: ActivityKind;
  /** A statement that is prepared once has placeholders here. */
  author: { actorId: number | null | Placeholder; tab: string | null | Placeholder };
  /** Where the changed rows are: the name of a table expression in the same statement. */
  rows: string;
  /** The row `r` before an update, as JSON text or as an expression. */
  before?: string | SQL;
  /** Added to the row that a deletion keeps. */
  links?: SQL;
  partOf?: number;
}

/** Writes an entry for each row, as the part of a statement that changes the rows. */
export function insertEntries(entries: NewEntries): SQL {
  const { action, kind, author, rows, before, links, partOf } = entries;
  const { key, project, label } = factsOf(kind);
  const nothing = sql`null::jsonb`;
  const kept = links ? sql`${imageOfRow} || ${links}` : imageOfRow;
  const earlier = before === undefined ? nothing : asJson(before);
  const [old, present] = action === 'delete' ? [kept, nothing] : [earlier, imageOfRow];
  return sql`
    insert into ${activity}
      (user_id, project_id, actor_id, via, tab, action, kind, record_id, label, before, after, part_of)
    select r.user_id, ${project ? ofRow(project) : sql`null::int`}, ${author.actorId}::int,
      ${author.actorId === null ? sql`'link'` : sql`'web'`}, ${author.tab}::text, ${sql.raw(`'${action}', '${kind}'`)},
      ${ofRow(key)}, ${label}, ${old}, ${present},
      ${partOf === undefined ? sql`null::bigint` : sql`${partOf}::bigint`}
    from ${sql.identifier(rows)} r`;
}

/**
 * For a statement that writes rows, with an entry for each, and reads them back: the written rows
 * have the name of their table, so that the query after them reads these in its place.
 */
export function recordedRows(db: Queryable, write: SQLWrapper, entries: Omit<NewEntries, 'rows'>) {
  const rows = getTableName(factsOf(entries.kind).table);
  return [
    db.$with(rows, {}).as(write.getSQL()),
    db.$with('entries', {}).as(insertEntries({ ...entries, rows })),
  ];
}

const asJson = (before: string | SQL) =>
  typeof before === 'string' ? sql`${before}::jsonb` : before;

const ofRow = (column: PgColumn) => sql.raw(`r.${columnName(column)}`);

/** The author in a statement that is prepared once. */
export const anyAuthor = { actorId: sql.placeholder('actorId'), tab: sql.placeholder('tab') };

/** The values of these placeholders, and of the owner. */
export const authorValues = ({ ownerId, actorId, tab }: Author) => ({ ownerId, actorId, tab });

/** Who added a record: null for the owner. */
export const addedBy = ({ ownerId, actorId }: Author) => (actorId === ownerId ? null : actorId);
