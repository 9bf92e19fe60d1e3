import { and, asc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/client.ts';
import { givenValues, insertGiven } from '#server/db/given-fields.ts';
import { heldAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { prepared } from '#server/db/prepared.ts';
import { ownersIn, type Reach, within } from '#server/db/reach.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import { projectMembers } from '#server/db/tables/project-member.table.ts';
import type {
  Contractor,
  ContractorInput,
  ContractorUpdate,
  ListedContractor,
} from '#shared/contractor.ts';
import { countRules } from '#shared/plan-limits.ts';
import { accountWithRoom } from '../plans/plan.repository.ts';

const owned = (ownerId: OwnerId, contractorId: number) =>
  and(eq(contractors.userId, ownerId), eq(contractors.id, contractorId));

/**
 * With the total paid to each, summed by the database in one pass over the expenses. For someone who
 * reaches only a project, it is what was paid there.
 */
export async function listContractors(db: Queryable, reach: Reach): Promise<ListedContractor[]> {
  const paid = db
    .select({
      contractorId: expenses.contractorId,
      total: sql<string>`sum(${expenses.amount})`.as('total'),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(expenses)
    .where(and(within(reach, expenses), isNotNull(expenses.contractorId)))
    .groupBy(expenses.contractorId)
    .as('paid');
  return db
    .select({
      ...getTableColumns(contractors),
      totalPaid: sql<string>`coalesce(${paid.total}, 0.00)`,
      expenseCount: sql<number>`coalesce(${paid.count}, 0)`,
    })
    .from(contractors)
    .leftJoin(paid, eq(paid.contractorId, contractors.id))
    .where(inArray(contractors.userId, ownersIn(reach)))
    .orderBy(asc(sql`lower(${contractors.name})`), asc(contractors.id));
}

const {
  id: _,
  createdAt: __,
  version: ___,
  userId: owner,
  ...givenColumns
} = getTableColumns(contractors);
/** A field without a column does not compile. Updates rely on it too. */
const fields = givenColumns satisfies Record<keyof ContractorInput, PgColumn>;

/** Undefined if the account has no room for one more. */
export async function insertContractor(
  db: Queryable,
  ownerId: OwnerId,
  input: ContractorInput,
): Promise<Contractor | undefined> {
  const statement = prepared(db, 'insert contractor', () => {
    const account = accountWithRoom(sql.placeholder('ownerId'), countRules.contractors);
    // Named like the table, so that the query below reads the written row in its place.
    const added = db
      .$with('contractors', {})
      .as(insertGiven(contractors, { owner, fields }, account));
    return db.with(added).select().from(contractors).prepare('');
  });
  const [row] = await statement.execute({ ...givenValues(fields, input), ownerId });
  return row;
}

export async function updateContractor(
  db: Queryable,
  ownerId: OwnerId,
  contractorId: number,
  input: ContractorUpdate,
): Promise<Contractor | undefined> {
  const [row] = await db
    .update(contractors)
    // The first entry makes an update without fields valid.
    .set({ name: sql`${contractors.name}`, ...input })
    .where(owned(ownerId, contractorId))
    .returning();
  return row;
}

export async function removeContractor(
  db: Queryable,
  ownerId: OwnerId,
  contractorId: number,
): Promise<boolean> {
  const rows = await db
    .delete(contractors)
    .where(and(eq(contractors.userId, heldAccount(ownerId)), eq(contractors.id, contractorId)))
    .returning({ id: contractors.id });
  return rows.length > 0;
}

/**
 * Whether the contractor is named in a project of the owner that this editor cannot change. Deleting
 * the contractor would take the name out of its records.
 */
export async function isNamedElsewhere(
  db: Queryable,
  ownerId: OwnerId,
  { contractorId, editorId }: { contractorId: number; editorId: number },
): Promise<boolean> {
  const namedIn = (table: typeof expenses | typeof milestones) =>
    db
      .select({ projectId: table.projectId })
      .from(table)
      .where(and(eq(table.userId, ownerId), eq(table.contractorId, contractorId)));
  const edited = db
    .select({ projectId: projectMembers.projectId })
    .from(projectMembers)
    .where(
      and(
        eq(projectMembers.userId, ownerId),
        eq(projectMembers.memberId, editorId),
        eq(projectMembers.role, 'editor'),
      ),
    );
  const { rows } = await db.execute(sql`
    select from (${namedIn(expenses)} union ${namedIn(milestones)}) named
    where named.project_id not in ${edited} limit 1`);
  return rows.length > 0;
}
