import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import type { Contractor, ContractorInput, ContractorUpdate } from '#shared/contractor.ts';

const owned = (userId: number, contractorId: number) =>
  and(eq(contractors.userId, userId), eq(contractors.id, contractorId));

export async function listContractors(db: Queryable, userId: number): Promise<Contractor[]> {
  return db
    .select()
    .from(contractors)
    .where(eq(contractors.userId, userId))
    .orderBy(asc(sql`lower(${contractors.name})`), asc(contractors.id));
}

export async function countContractors(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(contractors)
    .where(eq(contractors.userId, userId));
  return row?.count ?? 0;
}

export async function insertContractor(
  db: Queryable,
  userId: number,
  input: ContractorInput,
): Promise<Contractor> {
  const [row] = await db
    .insert(contractors)
    .values({ userId, ...input })
    .returning();
  if (!row) throw new Error('The insert returned no contractor');
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
    // The first entry keeps an update without any field from being an error.
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
    .where(owned(userId, contractorId))
    .returning({ id: contractors.id });
  return rows.length > 0;
}
