import type { NO_BUDGET_FILTERS } from './expense-view.ts';

export type LookedUpFilter = keyof typeof NO_BUDGET_FILTERS | 'except';

/** What a filter is called until the names of its records are known. */
export const unnamed: Record<LookedUpFilter, string> = {
  line: 'One line',
  room: 'One room',
  agreement: 'One agreement',
  bill: 'One bill',
  except: 'With exceptions',
};
