import { formatMoney, subtractMoney, toCents } from './money.ts';

const NEAR_FROM_PERCENT = 85;
const USED_UP_FROM_PERCENT = 100;

export type BudgetStanding = 'within' | 'near' | 'used-up';

/** The state of a budget by the percentage spent. */
export function budgetStanding(percent: number): BudgetStanding {
  if (percent >= USED_UP_FROM_PERCENT) return 'used-up';
  return percent >= NEAR_FROM_PERCENT ? 'near' : 'within';
}

/** The amount spent beyond the budget; null if there is none. */
export function overspending(spent: string, budget: string): string | null {
  const over = subtractMoney(spent, budget);
  return (toCents(over) ?? 0n) > 0n ? over : null;
}

/** "$2,310.00 over budget": the same words everywhere. */
export function overBudgetText(amount: string, currency?: string): string {
  return `${formatMoney(amount, currency)} over budget`;
}
