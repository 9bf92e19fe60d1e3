import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { reserveMoves } from '#server/db/tables/reserve-move.table.ts';
import { createBudgetRecords } from '../budget-records/budget-record.repository.ts';

export type StoredMove = typeof reserveMoves.$inferSelect;

export const moveRecords = createBudgetRecords({
  kind: 'reserve_move',
  table: reserveMoves,
  limit: 'reserveMovesPerProject',
  order: [desc(reserveMoves.id)],
});

/** What the reserve of a project holds, as text. */
export async function sumMoves(
  tx: Queryable,
  ownerId: OwnerId,
  projectId: number,
): Promise<string> {
  const [found] = await tx
    .select({ held: sql<string>`coalesce(sum(${reserveMoves.amount}), 0.00)` })
    .from(reserveMoves)
    .where(and(eq(reserveMoves.userId, ownerId), eq(reserveMoves.projectId, projectId)));
  return found?.held ?? '0.00';
}

export async function isReversed(
  tx: Queryable,
  ownerId: OwnerId,
  moveId: number,
): Promise<boolean> {
  const rows = await tx
    .select({ id: reserveMoves.id })
    .from(reserveMoves)
    .where(and(eq(reserveMoves.userId, ownerId), eq(reserveMoves.reversesId, moveId)));
  return rows.length > 0;
}
