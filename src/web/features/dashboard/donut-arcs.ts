const RADIUS = 82;
const FULL_TURN = 2 * Math.PI;
const GAP_TURN = 0.004;
/** Keeps a tiny slice visible. */
const MIN_TURN = 0.002;
/** An arc that ends where it starts is not drawn. */
const MAX_TURN = 0.9999;

/** One stroke per slice, clockwise from the top, around the origin. */
export function donutArcs(amounts: readonly number[]): string[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  // A single slice is a full ring without a gap.
  const gap = amounts.length > 1 ? GAP_TURN : 0;
  let start = 0;
  return amounts.map((amount) => {
    const turn = amount / total;
    const from = start + gap / 2;
    start += turn;
    return arc(from, Math.min(Math.max(turn - gap, MIN_TURN), MAX_TURN));
  });
}

function arc(from: number, turn: number): string {
  const size = `${RADIUS} ${RADIUS} 0 ${turn > 0.5 ? 1 : 0} 1`;
  return `M${pointAt(from)}A${size} ${pointAt(from + turn)}`;
}

function pointAt(turn: number): string {
  const angle = turn * FULL_TURN;
  return `${(RADIUS * Math.sin(angle)).toFixed(3)} ${(-RADIUS * Math.cos(angle)).toFixed(3)}`;
}
