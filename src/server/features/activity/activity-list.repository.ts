import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { personName } from '#server/db/person-name.ts';
import { activity } from '#server/db/tables/activity.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import type { ActivityQuery } from '#shared/activity.ts';
import { isRecent } from './deletion.repository.ts';
import { factsOf, type OwnRecord } from './record-kinds.repository.ts';

/** A row with each value as text, which keeps every digit of an amount. */
type TextImage = Record<string, string | null>;

const asTexts = (image: typeof activity.before | typeof activity.after) =>
  sql<TextImage | null>`(
    select jsonb_object_agg(key, value) from jsonb_each_text(${image} - 'links')
  )`;

export type StoredEntry = Awaited<ReturnType<typeof listEntries>>[number];

/** A file that arrives in the inbox is no record of the ledger. That someone takes it out is told. */
const isTold = sql`(${activity.kind} <> 'inbox_item' or ${activity.action} <> 'create')`;

/**
 * Entries of a project, newest first, together with those of the account's contractors. Rows that
 * were deleted with a project have no entry of their own here.
 */
export async function listEntries(
  db: Queryable,
  ownerId: OwnerId,
  { projectId, limit, before, kind, userId, recordId }: ActivityQuery & { projectId: number },
) {
  const select = (inProject: SQL) =>
    db
      .select({ id: activity.id })
      .from(activity)
      .where(
        and(
          eq(activity.userId, ownerId),
          inProject,
          isNull(activity.partOf),
          isTold,
          before === null ? undefined : lt(activity.id, before),
          kind && eq(activity.kind, kind),
          userId === null ? undefined : eq(activity.actorId, userId),
          recordId === null ? undefined : eq(activity.recordId, recordId),
        ),
      )
      .orderBy(desc(activity.id))
      .limit(limit);
  // Two short reads of the same index: one with `or` would read all entries of the account.
  const found = sql`(${select(eq(activity.projectId, projectId))}) union all (${select(isNull(activity.projectId))})`;
  return db
    .select({
      id: activity.id,
      at: activity.at,
      actor: { id: users.id, name: personName },
      via: activity.via,
      action: activity.action,
      kind: activity.kind,
      recordId: activity.recordId,
      label: activity.label,
      before: asTexts(activity.before),
      after: asTexts(activity.after),
      isRestorable: sql<boolean>`${activity.action} = 'delete' and ${activity.before} is not null
        and ${activity.restoredAt} is null and ${isRecent}`,
    })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.actorId))
    .where(and(eq(activity.userId, ownerId), sql`${activity.id} in (${found})`))
    .orderBy(desc(activity.id))
    .limit(limit);
}

export type NamedIds = Partial<Record<OwnRecord, number[]>>;

/** The names of the records that entries refer to, also of deleted ones: by "contractor 7". */
export async function findNames(
  db: Queryable,
  ownerId: OwnerId,
  ids: NamedIds,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [kind, wanted] of Object.entries(ids) as [OwnRecord, number[]][]) {
    if (wanted.length === 0) continue;
    const { table, label } = factsOf(kind);
    const { rows: present } = await db.execute<{ id: number; name: string }>(sql`
      select r.id, ${label} as name from ${table} r
      where r.user_id = ${ownerId} and r.id = any(${sql.param(wanted)}::int[])`);
    const found = new Set(present.map(({ id }) => id));
    const deleted = await findDeletedNames(
      db,
      ownerId,
      kind,
      wanted.filter((id) => !found.has(id)),
    );
    for (const { id, name } of [...deleted, ...present]) names.set(`${kind} ${id}`, name);
  }
  return names;
}

/** Reads one entry for each, however long its history is. */
async function findDeletedNames(
  db: Queryable,
  ownerId: OwnerId,
  kind: OwnRecord,
  ids: number[],
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select gone.id, entry.label as name
    from unnest(${sql.param([...new Set(ids)])}::int[]) as gone (id) cross join lateral (
      select label from ${activity}
      where ${and(eq(activity.userId, ownerId), eq(activity.kind, kind))} and record_id = gone.id
      order by id desc limit 1
    ) entry`);
  return rows;
}
