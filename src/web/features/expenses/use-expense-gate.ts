import { usePlanGate } from '../billing/use-plan-gate.tsx';
import { fetchExpenseAllowance } from './expense-api.ts';

/** Checks whether the plan has room for one more expense before a form opens. */
export function useExpenseGate() {
  return usePlanGate('expenses', fetchExpenseAllowance);
}
