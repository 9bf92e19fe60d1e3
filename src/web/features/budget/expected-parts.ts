import { toCents } from '#shared/money.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';

export type Totals = ProjectBudget['totals'];
export type PartKey = 'paid' | 'due' | 'held' | 'agreed' | 'toBuy' | 'reserve';

export interface ExpectedPart {
  key: PartKey;
  label: string;
  amount: string;
}

const labels: Record<PartKey, string> = {
  paid: 'Paid',
  due: 'Due',
  held: 'Held back',
  agreed: 'Agreed',
  toBuy: 'Still to buy',
  reserve: 'Reserve',
};

/** What the expected total is made of, in the order in which money leaves. */
export function expectedParts(totals: Totals): ExpectedPart[] {
  return (Object.keys(labels) as PartKey[])
    .map((key) => ({ key, label: labels[key], amount: totals[key] }))
    .filter(({ key, amount }) => key !== 'held' || amount !== '0.00');
}

export interface PartsScale {
  /** The width of each part, in percent of the bar. */
  widths: Map<PartKey, number>;
  /** Where the expected total ends. */
  expected: number;
  /** Where the budget ends. */
  budget: number;
}

/** The bar stands for the budget, or for the expected total if that is more. */
export function partsScale(totals: Totals): PartsScale {
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
