import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import type { Author } from '#server/http/scope.ts';
import { inBatches } from './batches.repository.ts';
import { factsOf, linkedToContractor } from './record-kinds.repository.ts';
import { insertEntries } from './recording.repository.ts';

type Linked = (typeof linkedToContractor)[number];
/** The ids of the records that referred to a deleted contractor. */
export type ContractorLinks = Partial<Record<Linked, number[]>>;

/**
 * Deletes the contractor and keeps it in an entry, with the ids of what referred to it. False if it
 * is absent. The lock keeps new references out until the transaction ends.
 */
export async function removeContractor(
  db: Database,
  author: Author,
  contractorId: number,
): Promise<boolean> {
  const { ownerId } = author;
  const owned = and(eq(contractors.userId, ownerId), eq(contractors.id, contractorId));
  return db.transaction(async (tx) => {
    await holdAccount(tx, ownerId);
    const locked = await tx
      .select({ id: contractors.id })
      .from(contractors)
      .where(owned)
      .for('update');
    if (locked.length === 0) return false;
    const links: ContractorLinks = {};
    for (const kind of linkedToContractor) {
      const ids = await listLinked(tx, ownerId, kind, contractorId);
      await linkRecords(tx, ownerId, { kind, ids, from: contractorId, to: null });
      links[kind] = ids;
    }
    const kept = sql`${JSON.stringify({ links })}::jsonb`;
    await tx.execute(sql`
      with removed as (delete from ${contractors} where ${owned} returning *)
      ${insertEntries({ action: 'delete', kind: 'contractor', author, rows: 'removed', links: kept })}`);
    return true;
  });
}

async function listLinked(tx: Queryable, ownerId: OwnerId, kind: Linked, contractorId: number) {
  const { table, key } = factsOf(kind);
  const { rows } = await tx.execute<{ id: number }>(sql`
    select ${key} as id from ${table}
    where ${eq(table.userId, ownerId)} and contractor_id = ${contractorId}`);
  return rows.map(({ id }) => id);
}

interface Relinking {
  kind: Linked;
  ids: number[];
  /** Only records that refer to this one are changed. */
  from: number | null;
  to: number | null;
}

/** Changes which contractor these records refer to. It is no change of theirs that anyone made. */
export async function linkRecords(
  tx: Queryable,
  ownerId: OwnerId,
  { kind, ids, from, to }: Relinking,
): Promise<void> {
  const { table, key } = factsOf(kind);
  const isFrom: SQL = sql`contractor_id is not distinct from ${from}::int`;
  await inBatches(ids, (batch) =>
    tx.execute(sql`
      update ${table} set contractor_id = ${to}::int
      where ${eq(table.userId, ownerId)} and ${key} = any(${sql.param(batch)}::int[]) and ${isFrom}`),
  );
}
