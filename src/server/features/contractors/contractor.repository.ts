import { and, asc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/client.ts';
import { givenValues, insertGiven } from '#server/db/given-fields.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { prepared } from '#server/db/prepared.ts';
import { ownersIn, type Reach, within } from '#server/db/reach.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { projectMembers } from '#server/db/tables/project-member.table.ts';
import type { Author } from '#server/http/scope.ts';
import type { Contractor } from '#shared/contractor.ts';
import type { ContractorInput, ContractorUpdate } from '#shared/contractor-input.ts';
import { countRules } from '#shared/plan-limits.ts';
import { isChanged, type LockedRecord } from '../activity/record.repository.ts';
import { factsOf, referrersOf } from '../activity/record-kinds.repository.ts';
import { anyAuthor, authorValues, recordedRows } from '../activity/recording.repository.ts';
import { accountWithRoom } from '../plans/plan.repository.ts';

const owned = (ownerId: OwnerId, contractorId: number) =>
  and(eq(contractors.userId, ownerId), eq(contractors.id, contractorId));

/**
 * With the total paid to each, summed by the database in one pass over the expenses. For someone who
 * reaches only a project, it is what was paid there.
 */
export async function listContractors(db: Queryable, reach: Reach) {
  const paid = db
    .select({
      contractorId: expenses.contractorId,
      total: sql<string>`sum(case ${expenses.kind} when 'refund' then -${expenses.amount}
        else ${expenses.amount} end)`.as('total'),
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

export async function findContractor(
  db: Queryable,
  ownerId: OwnerId,
  contractorId: number,
): Promise<Contractor | undefined> {
  const [row] = await db.select().from(contractors).where(owned(ownerId, contractorId));
  return row;
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
  author: Author,
  input: ContractorInput,
): Promise<Contractor | undefined> {
  const statement = prepared(db, 'insert contractor', () => {
    const account = accountWithRoom(sql.placeholder('ownerId'), countRules.contractors);
    const added = recordedRows(db, insertGiven(contractors, { owner, fields }, account), {
      action: 'create',
      kind: 'contractor',
      author: anyAuthor,
    });
    return db
      .with(...added)
      .select()
      .from(contractors)
      .prepare('');
  });
  const [row] = await statement.execute({ ...givenValues(fields, input), ...authorValues(author) });
  return row;
}

/** The contractor as this call saved it, with an entry; undefined if nothing changed. */
export async function updateContractor(
  tx: Queryable,
  author: Author,
  contractorId: number,
  { changes, before }: { changes: ContractorUpdate; before: LockedRecord },
): Promise<Contractor | undefined> {
  const update = tx
    .update(contractors)
    .set({ ...changes, version: before.version + 1 })
    .where(and(owned(author.ownerId, contractorId), isChanged(fields, changes)))
    .returning();
  const entry = { action: 'update', kind: 'contractor', author, before: before.image } as const;
  const [row] = await tx
    .with(...recordedRows(tx, update, entry))
    .select()
    .from(contractors);
  return row;
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
  const namings = referrersOf('contractor').map(({ from, column }) => {
    const { table } = factsOf(from);
    return sql`select project_id from ${table}
      where ${eq(table.userId, ownerId)} and ${sql.identifier(column)} = ${contractorId}`;
  });
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
    select from (${sql.join(namings, sql` union `)}) named
    where named.project_id not in ${edited} limit 1`);
  return rows.length > 0;
}
