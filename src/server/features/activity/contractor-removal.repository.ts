import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import { contractors } from '#server/db/tables/contractor.table.ts';
import type { Author } from '#server/http/scope.ts';
import { type ContractorLinks, unlinkRecords } from './contractor-links.repository.ts';
import { linkedToContractor } from './record-kinds.repository.ts';
import { insertEntries } from './recording.repository.ts';

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
      links[kind] = await unlinkRecords(tx, ownerId, kind, contractorId);
    }
    const kept = sql`${JSON.stringify({ links })}::jsonb`;
    await tx.execute(sql`
      with removed as (delete from ${contractors} where ${owned} returning *)
      ${insertEntries({ action: 'delete', kind: 'contractor', author, rows: 'removed', links: kept })}`);
    return true;
  });
}
