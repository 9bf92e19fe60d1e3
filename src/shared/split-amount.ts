import { fromCents, toCents } from './money.ts';

/**
 * An amount in parts that add up to it, by weights that are whole numbers. Each part is less than a
 * cent away from its exact share, and a weight of 0 gets nothing. Null if no weight is above 0.
 */
export function splitByWeights(amount: string, weights: readonly bigint[]): string[] | null {
  const total = toCents(amount);
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === null || whole <= 0n || weights.some((weight) => weight < 0n)) return null;
  // Cutting the whole at rounded places loses no cent between two parts. Rounding up gives the odd
  // cents to the first ones.
  const cutAt = (weight: bigint) => (total * weight + whole - 1n) / whole;
  let weightBefore = 0n;
  return weights.map((weight) => {
    const from = cutAt(weightBefore);
    weightBefore += weight;
    return fromCents(cutAt(weightBefore) - from);
  });
}

/** The same amount for each, to the cent. */
export function splitEvenly(amount: string, count: number): string[] | null {
  return splitByWeights(
    amount,
    Array.from({ length: count }, () => 1n),
  );
}

/** What is left after the given parts: "the rest". Below zero if they are too much. */
export function restOf(amount: string, parts: readonly string[]): string | null {
  let rest = toCents(amount);
  for (const part of parts) {
    const cents = toCents(part);
    if (rest === null || cents === null) return null;
    rest -= cents;
  }
  return rest === null ? null : fromCents(rest);
}
