import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { heldAccount } from '#server/db/held-account.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import type {
  Contractor,
  ContractorInput,
  ContractorUpdate,
  ListedContractor,
} from '#shared/contractor.ts';
import { countRules } from '#shared/plan-limits.ts';
import { accountWithRoom } from '../plans/plan.repository.ts';

const owned = (userId: number, contractorId: number) =>
  and(eq(contractors.userId, userId), eq(contractors.id, contractorId));

/** With the total paid to each, summed by the database in one pass over the expenses. */
export async function listContractors(db: Queryable, userId: number): Promise<ListedContractor[]> {
  const paid = db
    .select({
      contractorId: expenses.contractorId,
      total: sql<string>`sum(${expenses.amount})`.as('total'),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(expenses)
    .where(and(eq(expenses.userId, userId), isNotNull(expenses.contractorId)))
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
    .where(eq(contractors.userId, userId))
    .orderBy(asc(sql`lower(${contractors.name})`), asc(contractors.id));
}

/** Undefined if the account has no room for one more. */
export async function insertContractor(
  db: Queryable,
  userId: number,
  input: ContractorInput,
): Promise<Contractor | undefined> {
  const { name, company = null, email = null, phone = null } = input;
  const { specialty = null, hourlyRate = null, notes = null } = input;
  // Named like the table, so that the query below reads the written row in its place.
  const added = db.$with('contractors', {}).as(sql`
    insert into ${contractors} (user_id, name, company, email, phone, specialty, hourly_rate, notes)
    select account.id, ${name}, ${company}, ${email}, ${phone}, ${specialty},
      ${hourlyRate}::numeric, ${notes}
    from ${accountWithRoom(userId, countRules.contractors)} account
    returning *`);
  const [row] = await db.with(added).select().from(contractors);
  return row;
}

export async function updateContractor(
  db: Queryable,
  userId: number,
  contractorId: number,
  input: ContractorUpdate,
): Promise<Contractor | undefined> {
  const [row] = await db
    .update(contractors)
    // The first entry makes an update without fields valid.
    .set({ name: sql`${contractors.name}`, ...input })
    .where(owned(userId, contractorId))
    .returning();
  return row;
}

export async function removeContractor(
  db: Queryable,
  userId: number,
  contractorId: number,
): Promise<boolean> {
  const rows = await db
    .delete(contractors)
    .where(and(eq(contractors.userId, heldAccount(userId)), eq(contractors.id, contractorId)))
    .returning({ id: contractors.id });
  return rows.length > 0;
}
