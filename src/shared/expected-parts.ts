import type { ProjectBudget } from './project-budget.ts';

export type BudgetTotals = ProjectBudget['totals'];
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
export function expectedParts(totals: BudgetTotals): ExpectedPart[] {
  return (Object.keys(labels) as PartKey[])
    .map((key) => ({ key, label: labels[key], amount: totals[key] }))
    .filter(({ key, amount }) => key !== 'held' || amount !== '0.00');
}
