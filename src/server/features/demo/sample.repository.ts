import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { activity } from '#server/db/tables/activity.table.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { fileUses } from '#server/db/tables/file-use.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { projectMembers } from '#server/db/tables/project-member.table.ts';
import {
  sampleContractors,
  sampleExpenses,
  sampleUploads,
} from '#server/db/tables/sample-record.table.ts';
import { factsOf, partsOfProject, referencesOf } from '../activity/record-kinds.repository.ts';

export interface SamplePlace {
  ownerId: OwnerId;
  projectId: number;
}

export async function listContractorIds(db: Queryable, ownerId: OwnerId): Promise<number[]> {
  const rows = await db
    .select({ id: contractors.id })
    .from(contractors)
    .where(eq(contractors.userId, ownerId));
  return rows.map(({ id }) => id);
}

/** What a project that was just made of a sample archive has in it counts as the sample. */
export async function updateAsSample(
  tx: Queryable,
  { ownerId, projectId }: SamplePlace,
  contractorsBefore: number[],
): Promise<void> {
  await tx
    .update(projects)
    .set({ isSample: true })
    .where(and(eq(projects.userId, ownerId), eq(projects.id, projectId)));
  await tx.execute(sql`
    insert into ${sampleExpenses} (user_id, expense_id)
    select user_id, id from ${expenses} where user_id = ${ownerId} and project_id = ${projectId}`);
  await tx.execute(sql`
    insert into ${sampleContractors} (user_id, contractor_id)
    select user_id, id from ${contractors}
    where user_id = ${ownerId} and not id = any(${sql.param(contractorsBefore)}::int[])`);
  await tx.execute(sql`
    insert into ${sampleUploads} (user_id, key)
    select distinct user_id, image_url from ${fileUses}
    where image_url like 'receipts/%' and user_id = ${ownerId} and project_id = ${projectId}`);
}

export async function insertCompanion(
  tx: Queryable,
  { ownerId, projectId }: SamplePlace,
  memberId: number,
): Promise<void> {
  await tx
    .insert(projectMembers)
    .values({ userId: ownerId, projectId, memberId, role: 'editor' as const });
}

export interface Sample {
  id: number;
  /** Whether a person has changed anything in it. */
  isTouched: boolean;
}

/** The sample projects of an account. */
export async function listSamples(db: Queryable, ownerId: OwnerId): Promise<Sample[]> {
  return db
    .select({
      id: projects.id,
      isTouched: sql<boolean>`exists (
        select from ${activity} a
        where a.user_id = projects.user_id and a.project_id = projects.id
          and not (a.kind = 'project' and a.action = 'create'))`,
    })
    .from(projects)
    .where(and(eq(projects.userId, ownerId), eq(projects.isSample, true)));
}

/** The files that the records of these projects have. */
export async function listFileKeys(
  db: Queryable,
  ownerId: OwnerId,
  projectIds: number[],
): Promise<string[]> {
  if (projectIds.length === 0) return [];
  const rows = await db
    .selectDistinctOn([fileUses.key], { key: fileUses.key })
    .from(fileUses)
    .where(and(eq(fileUses.userId, ownerId), inArray(fileUses.projectId, projectIds)));
  return rows.map(({ key }) => key);
}

/** Contractors of the sample that no record names any more. */
export async function listUnusedContractors(db: Queryable, ownerId: OwnerId): Promise<number[]> {
  const named = partsOfProject.flatMap((kind) =>
    referencesOf(kind)
      .filter(({ to }) => to === 'contractor')
      .map(
        ({ column }) => sql`
          select ${sql.identifier(column)} from ${factsOf(kind).table}
          where user_id = ${ownerId} and ${sql.identifier(column)} is not null`,
      ),
  );
  const { rows } = await db.execute<{ id: number }>(sql`
    select contractor_id as id from ${sampleContractors}
    where user_id = ${ownerId} and contractor_id not in (${sql.join(named, sql` union `)})`);
  return rows.map(({ id }) => id);
}

/**
 * Forgets what was kept of deleted samples to restore them: they can be added again at any time,
 * and what is restored would count against the plan.
 */
export async function forgetDeletions(
  tx: Queryable,
  ownerId: OwnerId,
  { projectIds, contractorIds }: { projectIds: number[]; contractorIds: number[] },
): Promise<void> {
  const deleted = sql`user_id = ${ownerId} and action = 'delete' and before is not null and (
    project_id = any(${sql.param(projectIds)}::int[])
    or kind = 'contractor' and record_id = any(${sql.param(contractorIds)}::int[]))`;
  await tx.execute(sql`delete from ${activity} where ${deleted} and part_of is not null`);
  await tx.execute(sql`update ${activity} set before = null where ${deleted}`);
}
