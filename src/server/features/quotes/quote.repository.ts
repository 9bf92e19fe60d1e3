import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { agreements } from '#server/db/tables/agreement.table.ts';
import { quotes } from '#server/db/tables/quote.table.ts';
import { scopeLines } from '#server/db/tables/scope-line.table.ts';
import { createBudgetRecords, type Place } from '../budget-records/budget-record.repository.ts';
import { inSameProjects } from '../budget-records/same-projects.repository.ts';

export type StoredQuote = typeof quotes.$inferSelect;

export const quoteRecords = createBudgetRecords({
  kind: 'quote',
  table: quotes,
  limit: 'quotesPerProject',
  order: [asc(quotes.createdAt), asc(quotes.id)],
});

export const isFrom = (contractorId: number): SQL => eq(quotes.contractorId, contractorId);

/** Those of these lines of the scope that are in the project. */
export async function findScopeLines(
  tx: Queryable,
  { ownerId, projectId }: Place,
  ids: number[],
): Promise<Set<number>> {
  const rows = await tx
    .select({ id: scopeLines.id })
    .from(scopeLines)
    .where(
      and(
        eq(scopeLines.userId, ownerId),
        eq(scopeLines.projectId, projectId),
        inArray(scopeLines.id, ids),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** The lines of the scope in the projects of these quotes, which may have been deleted since. */
export async function listPresentLines(db: Queryable, stored: StoredQuote[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: scopeLines.id })
    .from(scopeLines)
    .where(inSameProjects(scopeLines, stored));
  return new Set(rows.map(({ id }) => id));
}

/** Those of these quotes that became an agreement. A void one never counted. */
export async function listAccepted(
  db: Queryable,
  stored: StoredQuote[],
): Promise<Set<number | null>> {
  const ids = stored.map(({ id }) => id);
  const rows = await db
    .select({ id: agreements.quoteId })
    .from(agreements)
    .where(
      and(
        inSameProjects(agreements, stored),
        inArray(agreements.quoteId, ids),
        ne(agreements.status, 'void'),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
