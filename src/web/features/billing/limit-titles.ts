import type { CountedNoun } from '#shared/plan-limits.ts';

export const limitTitles: Record<CountedNoun, string> = {
  expenses: 'Expense Limit Reached',
  contractors: 'Contractor Limit Reached',
};
