import { usePlanGate } from '../billing/use-plan-gate.tsx';
import { fetchExpenseAllowance } from './expense-api.ts';

/** Asks whether the plan has room for one more expense before a form for it opens. */
export function useExpenseGate() {
  return usePlanGate('expense', async () => {
    const { count, canCreate } = await fetchExpenseAllowance();
    return { count, isFull: !canCreate };
  });
}
