import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Lookups } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { activity } from '#server/db/tables/activity.table.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { bills } from '#server/db/tables/bill.table.ts';
import { changeOrders } from '#server/db/tables/change-order.table.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { documents } from '#server/db/tables/document.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { imports } from '#server/db/tables/import.table.ts';
import { inboxItems } from '#server/db/tables/inbox-item.table.ts';
import { invitations } from '#server/db/tables/invitation.table.ts';
import { links } from '#server/db/tables/link.table.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import { planLines } from '#server/db/tables/plan-line.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { projectMembers } from '#server/db/tables/project-member.table.ts';
import { punchItems } from '#server/db/tables/punch-item.table.ts';
import { quotes } from '#server/db/tables/quote.table.ts';
import { readings } from '#server/db/tables/reading.table.ts';
import { reserveMoves } from '#server/db/tables/reserve-move.table.ts';
import { rooms } from '#server/db/tables/room.table.ts';
import { scopeLines } from '#server/db/tables/scope-line.table.ts';
import { submissions } from '#server/db/tables/submission.table.ts';
import type { RecordKind } from '#server/http/scope.ts';
import type { Role } from '#shared/access.ts';

interface Source {
  table: PgTable & Record<'id' | 'userId', AnyColumn>;
  /** Null, or a column that may be null, for a record of the whole account. */
  projectId: AnyColumn | null;
}

const sources: Record<RecordKind, Source> = {
  project: { table: projects, projectId: projects.id },
  expense: { table: expenses, projectId: expenses.projectId },
  milestone: { table: milestones, projectId: milestones.projectId },
  invitation: { table: invitations, projectId: invitations.projectId },
  room: { table: rooms, projectId: rooms.projectId },
  plan_line: { table: planLines, projectId: planLines.projectId },
  agreement: { table: agreements, projectId: agreements.projectId },
  bill: { table: bills, projectId: bills.projectId },
  reserve_move: { table: reserveMoves, projectId: reserveMoves.projectId },
  scope_line: { table: scopeLines, projectId: scopeLines.projectId },
  quote: { table: quotes, projectId: quotes.projectId },
  change_order: { table: changeOrders, projectId: changeOrders.projectId },
  document: { table: documents, projectId: documents.projectId },
  punch_item: { table: punchItems, projectId: punchItems.projectId },
  submission: { table: submissions, projectId: submissions.projectId },
  inbox_item: { table: inboxItems, projectId: inboxItems.projectId },
  link: { table: links, projectId: links.projectId },
  import: { table: imports, projectId: imports.projectId },
  contractor: { table: contractors, projectId: null },
  activity: { table: activity, projectId: activity.projectId },
};

const actor = sql.placeholder('actorId');
const owner = sql.placeholder('ownerId');

/**
 * The role of a member in the project. For a record of the whole account, it is the strongest role
 * in any of the owner's projects: 'editor' comes before 'viewer' in the alphabet too.
 */
function memberRole({ projectId }: Source): SQL {
  const { userId, projectId: ofProject, memberId, role } = projectMembers;
  const isThere = projectId ? sql`and ${ofProject} = coalesce(${projectId}, ${ofProject})` : sql``;
  return sql`(
    select min(${role}) from ${projectMembers}
    where ${userId} = ${owner} and ${memberId} = ${actor} ${isThere})`;
}

interface Found<T> {
  userId: number;
  found: T;
}

/**
 * Looks in the account of the actor, and then in those of the owners who share something with them,
 * one after the other. So each statement names one owner, and nothing is looked for in the accounts
 * of all ([decision 44](../../../../docs/decisions/0044-one-owner-per-statement.md)).
 */
async function findWithOwner<T>(
  db: Lookups,
  actorId: number,
  find: (ownerId: number) => Promise<T | undefined>,
): Promise<Found<T> | undefined> {
  const own = await find(actorId);
  if (own !== undefined) return { userId: actorId, found: own };
  for (const userId of await listSharingOwners(db, actorId)) {
    const found = await find(userId);
    if (found !== undefined) return { userId, found };
  }
  return undefined;
}

/** The owners of the projects that the actor is a member of. */
async function listSharingOwners(db: Lookups, actorId: number): Promise<number[]> {
  const shared = await listSharedProjects(db, actorId);
  return [...new Set(shared.map(({ userId }) => userId))];
}

/** The owner of a record, found by its id, and what the actor is there: null for nothing. */
export async function findRecordRole(
  db: Lookups,
  kind: RecordKind,
  { recordId, actorId }: { recordId: number; actorId: number },
) {
  const statement = prepared(db, `role by ${kind}`, () => {
    const source = sources[kind];
    const { table, projectId } = source;
    return db
      .select({
        projectId: sql<number | null>`${projectId ?? sql`null::int`}`.as('project_id'),
        // Members are looked up only for a caller who is not the owner.
        role: sql<Role | null>`case when ${owner}::int = ${actor}::int then 'owner'
          else ${memberRole(source)} end`.as('role'),
      })
      .from(table)
      .where(and(eq(table.userId, owner), eq(table.id, sql.placeholder('recordId'))))
      .prepare('');
  });
  const result = await findWithOwner(db, actorId, async (ownerId) => {
    const [row] = await statement.execute({ ownerId, recordId, actorId });
    return row;
  });
  return result && { userId: result.userId, ...result.found };
}

/** The file that a reading is about, if the actor or an owner who shares with them has it. */
export async function findReadingKey(
  db: Lookups,
  { readingId, actorId }: { readingId: number; actorId: number },
): Promise<string | undefined> {
  const result = await findWithOwner(db, actorId, async (ownerId) => {
    const [row] = await db
      .select({ key: readings.key })
      .from(readings)
      .where(and(eq(readings.userId, ownerId), eq(readings.id, readingId)));
    return row?.key;
  });
  return result?.found;
}

/** The projects of others that the actor is a member of. */
export async function listSharedProjects(db: Lookups, actorId: number) {
  const statement = prepared(db, 'shared projects', () =>
    db
      .select({ userId: projectMembers.userId, projectId: projectMembers.projectId })
      .from(projectMembers)
      .where(eq(projectMembers.memberId, actor))
      .orderBy(projectMembers.projectId)
      .prepare(''),
  );
  return statement.execute({ actorId });
}

/**
 * The owner of an uploaded file, and what the actor is where a record has it. A file that no record
 * has yet can be seen by those who could add one: the owner's editors, and if it waits in the inbox
 * of a project, the editors of that project.
 *
 * @param receiptKeys the names that the file may have
 */
export async function findReceiptRole(db: Lookups, receiptKeys: string[], actorId: number) {
  const result = await findWithOwner(db, actorId, async (ownerId) => {
    const withIt = sql`f.user_id = ${ownerId} and f.image_url = u.key`;
    const { rows } = await db.execute<{ role: Role | null }>(sql`
      select case when ${ownerId}::int = ${actorId}::int then 'owner' else (
        select min(m.role) from project_members m
        where m.user_id = ${ownerId} and m.member_id = ${actorId} and (
          exists (select from file_uses f where ${withIt} and f.project_id = m.project_id)
          or (m.role = 'editor' and not exists (select from file_uses f where ${withIt})
            and not exists (
              select from inbox_items i
              where i.user_id = ${ownerId} and i.image_url = u.key and i.project_id <> m.project_id))
        )) end as role
      from uploads u
      where u.user_id = ${ownerId} and u.key = any(${sql.param(receiptKeys)}) and u.is_stored`);
    return rows[0];
  });
  return result && { userId: result.userId, role: result.found.role };
}
