import type { Agreement } from '#shared/agreement.ts';
import type { ChangeOrder } from '#shared/change-order.ts';
import { requireCents } from '#shared/money.ts';
import type { ReserveMove } from '#shared/reserve-move.ts';

/**
 * What the reserve can pay of an accepted change, at most what it has; null if there is nothing to
 * draw, or it was drawn already.
 */
export function reserveDraw(
  { id, status, amountDelta }: Pick<ChangeOrder, 'id' | 'status' | 'amountDelta'>,
  { planLineId }: Pick<Agreement, 'planLineId'>,
  { reserve, moves }: { reserve: string; moves: readonly ReserveMove[] },
): string | null {
  const cost = requireCents(amountDelta);
  const held = requireCents(reserve);
  if (status !== 'accepted' || planLineId === null || cost <= 0n || held <= 0n) return null;
  const reversed = new Set(moves.map(({ reversesId }) => reversesId));
  const isDrawn = moves.some(
    (move) => move.changeOrderId === id && move.reversesId === null && !reversed.has(move.id),
  );
  if (isDrawn) return null;
  return cost < held ? amountDelta : reserve;
}
