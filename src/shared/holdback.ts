import { fromCents, requireCents } from './money.ts';

/**
 * The part of a bill that is kept back: a percentage with at most two decimals of an amount,
 * rounded half up to the cent.
 */
export function holdbackOf(amount: string, percent: number): string {
  const hundredths = BigInt(Math.round(percent * 100));
  return fromCents((requireCents(amount) * hundredths + 5_000n) / 10_000n);
}
