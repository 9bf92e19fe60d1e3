import { formatDate } from '#shared/dates.ts';
import { formatMoney, fromCents, toCents } from '#shared/money.ts';
import type { ReserveMove } from '#shared/reserve-move.ts';

export interface HistoryEntry {
  move: ReserveMove;
  /** "Mar 12, 2026" */
  day: string;
  /** "$500.00 to Tiling, rotten joists. $1,500.00 left." */
  sentence: string;
  /** Whether another move has taken it back, or it takes back another one itself. */
  isSettled: boolean;
}

/** The history of the reserve in sentences, the latest first. */
export function reserveHistory(
  moves: readonly ReserveMove[],
  titleOf: (planLineId: number) => string | undefined,
  currency: string,
): HistoryEntry[] {
  const reversed = new Set(moves.map(({ reversesId }) => reversesId));
  let left = 0n;
  const entries = moves
    .toSorted((one, other) => one.id - other.id)
    .map((move) => {
      left += toCents(move.amount) ?? 0n;
      return {
        move,
        day: formatDate(move.createdAt),
        sentence: `${whatHappened(move, titleOf, currency)}. ${formatMoney(fromCents(left), currency)} left.`,
        isSettled: move.reversesId !== null || reversed.has(move.id),
      };
    });
  return entries.reverse();
}

function whatHappened(
  { amount, planLineId, reason, reversesId }: ReserveMove,
  titleOf: (planLineId: number) => string | undefined,
  currency: string,
): string {
  const cents = toCents(amount) ?? 0n;
  const isDraw = cents < 0n;
  const sum = formatMoney(fromCents(isDraw ? -cents : cents), currency);
  const line = planLineId === null ? null : (titleOf(planLineId) ?? 'a deleted line');
  const why = reason ? `, ${inSentence(reason)}` : '';
  const undone = reversesId === null ? why : ', taken back';
  if (line) return `${sum} ${isDraw ? 'to' : 'back from'} ${line}${undone}`;
  return `${sum} ${isDraw ? 'taken out' : 'set aside'}${undone}`;
}

/** "Rotten joists." as the end of a sentence: "rotten joists". */
function inSentence(reason: string): string {
  const text = reason.replace(/[.!?]+$/, '');
  // Not an abbreviation or a name in capitals.
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
