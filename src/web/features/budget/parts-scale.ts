import { type BudgetTotals, expectedParts, type PartKey } from '#shared/expected-parts.ts';
import { toCents } from '#shared/money.ts';

export interface PartsScale {
  /** The width of each part, in percent of the bar. */
  widths: Map<PartKey, number>;
  /** Where the expected total ends. */
  expected: number;
  /** Where the budget ends. */
  budget: number;
}

/** The bar stands for the budget, or for the expected total if that is more. */
export function partsScale(totals: BudgetTotals): PartsScale {
  const cents = (amount: string) => {
    const value = Number(toCents(amount) ?? 0n);
    return Math.max(value, 0);
  };
  const parts = expectedParts(totals);
  const expected = parts.reduce((sum, { amount }) => sum + cents(amount), 0);
  const whole = Math.max(expected, cents(totals.budget), 1);
  return {
    widths: new Map(parts.map(({ key, amount }) => [key, (cents(amount) / whole) * 100])),
    expected: (expected / whole) * 100,
    budget: (cents(totals.budget) / whole) * 100,
  };
}
