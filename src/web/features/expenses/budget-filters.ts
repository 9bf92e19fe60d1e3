import type { NO_BUDGET_FILTERS } from './expense-view.ts';

export type BudgetFilter = keyof typeof NO_BUDGET_FILTERS;

/** What a filter is called until the name of its record is known. */
export const unnamed: Record<BudgetFilter, string> = {
  line: 'One line',
  room: 'One room',
  agreement: 'One agreement',
  bill: 'One bill',
};
