import type { Books } from '../books.ts';
import type { DayGroup, ExpenseScope, GroupTotal } from '../ledger.ts';

/** The sums of each day or week of some expenses. */
export const sumByDays = (
  unit: DayGroup,
  scope: ExpenseScope,
  { ledger }: Books,
): Promise<GroupTotal[]> => ledger.sumExpensesBy(unit, scope);
