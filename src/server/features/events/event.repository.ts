import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { activity } from '#server/db/tables/activity.table.ts';
import type { ActivityKind } from '#shared/activity.ts';
import { isReadableBy, otherReadersOf } from '../access/project-reader.repository.ts';
import type { IdRange, TransactionHorizon } from './activity-marks.ts';

/** One kind of record that one tab changed in one project. */
export interface Change {
  projectId: number | null;
  kind: ActivityKind;
  actorId: number;
  tab: string | null;
  /** The owner, the members, and for a change of a member that person. */
  readerIds: number[];
}

export interface History {
  changes: Change[];
  /** The ids that were read, in order. */
  found: IdRange[];
  horizon: TransactionHorizon;
}

/** A record that moved changed the project that it left, too. Only an update moves a record. */
const places = sql`(
  select ${activity.projectId} as project_id
  union all select (${activity.before} ->> 'project_id')::int
    where ${activity.action} = 'update' and ${activity.before} ->> 'project_id' is not null
)`;

interface Unread {
  after: number;
  /** At most this many entries after that id. */
  limit: number;
  between: IdRange[];
}

/** What was saved after an id and in these stretches of ids, with who may see it. */
export async function readHistory(
  db: Queryable,
  { after, limit, between }: Unread,
): Promise<History> {
  const froms = sql.param(between.map(([from]) => from));
  const tos = sql.param(between.map(([, to]) => to));
  const readers = otherReadersOf({
    userId: sql`changed.user_id`,
    projectId: sql`changed.project_id`,
  });
  const { rows } = await db.execute<{
    changes: (Omit<Change, 'readerIds'> & { readerIds: (number | null)[] })[];
    found: IdRange[];
    xmin: string;
    xmax: string;
  }>(sql`
    with fresh as materialized (
      (select id from ${activity} where id > ${after} order by id limit ${limit})
      union all
      select id from unnest(${froms}::bigint[], ${tos}::bigint[]) as hole (low, high)
      join ${activity} on id between low and high
    ), changed as (
      select distinct ${activity.userId}, place.project_id, ${activity.kind}, ${activity.actorId}, ${activity.tab},
        case when ${activity.kind} = 'member' then ${activity.recordId} end as member_id
      from fresh join ${activity} using (id) cross join lateral ${places} place
    ), stretches as (
      select min(id) as low, max(id) as high
      from (select id, id - row_number() over (order by id) as stretch from fresh) numbered
      group by stretch
    )
    select
      (select coalesce(json_agg(json_build_object(
        'projectId', project_id, 'kind', kind, 'actorId', actor_id, 'tab', tab,
        'readerIds', ${readers} || user_id || member_id
      )), '[]') from changed) as changes,
      (select coalesce(json_agg(json_build_array(low, high) order by low), '[]') from stretches) as found,
      pg_snapshot_xmin(pg_current_snapshot())::text as xmin,
      pg_snapshot_xmax(pg_current_snapshot())::text as xmax`);
  const [row] = rows;
  if (!row) throw new Error('The history could not be read');
  return {
    changes: row.changes.map(({ readerIds, ...change }) => ({
      ...change,
      readerIds: readerIds.filter((id) => id !== null),
    })),
    found: row.found,
    horizon: { xmin: BigInt(row.xmin), xmax: BigInt(row.xmax) },
  };
}

/** The last id, 0 if there is none. */
export async function findLastId(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select coalesce(max(id), 0)::float8 as id from ${activity}`,
  );
  return rows[0]?.id ?? 0;
}

/**
 * Whether more than `limit` entries follow this id, or there is no such id: then the database is an
 * older copy.
 */
export async function isLongAgo(
  db: Queryable,
  { id, limit }: { id: number; limit: number },
): Promise<boolean> {
  const { rows } = await db.execute<{ answer: boolean }>(sql`
    select coalesce((select max(id) from ${activity}), 0) < ${id}
      or exists (select from ${activity} where id > ${id} order by id offset ${limit}) as answer`);
  return rows[0]?.answer ?? true;
}

/**
 * The last id of those older than this. It reads from the end, so it costs as much as happened
 * since. Null if that is more than `limit`.
 */
export async function findLastIdBefore(
  db: Queryable,
  { milliseconds, limit }: { milliseconds: number; limit: number },
): Promise<number | null> {
  const { rows } = await db.execute<{ id: number | null }>(sql`
    select coalesce(
      (select id from (select id, at from ${activity} order by id desc limit ${limit}) latest
        where at < now() - make_interval(secs => ${milliseconds / 1_000}) order by id desc limit 1),
      (select 0 where not exists (select from ${activity} order by id desc offset ${limit}))
    )::float8 as id`);
  return rows[0]?.id ?? null;
}

interface MissedBy {
  personId: number;
  tab: string | null;
  after: number;
}

/** What a person may see of the changes since, except those of their own tab. */
export async function listMissed(
  db: Queryable,
  { personId, tab, after }: MissedBy,
): Promise<Pick<Change, 'projectId' | 'kind'>[]> {
  const place = { userId: activity.userId, projectId: sql`place.project_id` };
  const isAboutThem = sql`(${activity.kind} = 'member' and ${activity.recordId} = ${personId})`;
  // Most entries are of other accounts. This leaves them out before their places are worked out.
  const accounts = sql`array(
    select ${personId}::int union select user_id from project_members where member_id = ${personId}
  )`;
  const isOwn: SQL = tab
    ? sql`(${activity.actorId} = ${personId} and ${activity.tab} is not distinct from ${tab})`
    : sql`false`;
  const { rows } = await db.execute<Pick<Change, 'projectId' | 'kind'>>(sql`
    select distinct place.project_id as "projectId", ${activity.kind} as kind
    from ${activity} cross join lateral ${places} place
    where ${activity.id} > ${after} and not ${isOwn}
      and (${activity.userId} = any(${accounts}) or ${isAboutThem})
      and (${isReadableBy(personId, place)} or ${isAboutThem})`);
  return rows;
}

/**
 * Tells every process that something changed. It writes nothing, so nothing has to reach the disk
 * before it is sent.
 */
export async function announceChange(db: Queryable, channel: string): Promise<void> {
  await db.execute(
    sql`select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, '')`,
  );
}
