import type { DayGroup, ExpenseGroup, ExpenseScope, GroupTotal, Ledger, Total } from './ledger.ts';

interface SumRead extends Total {
  scope: ExpenseScope;
}

interface GroupRead {
  group: ExpenseGroup | DayGroup;
  scope: ExpenseScope;
  groups: readonly GroupTotal[];
}

/** What was read of the expenses for an answer, so that it can be explained from the reads. */
export interface Reads {
  sums: SumRead[];
  groups: GroupRead[];
}

/** The same ledger, which notes the sums that are read. */
export function recordReads(ledger: Ledger): { ledger: Ledger; reads: Reads } {
  const reads: Reads = { sums: [], groups: [] };
  return {
    reads,
    ledger: {
      ...ledger,
      async sumExpenses(scope) {
        const total = await ledger.sumExpenses(scope);
        reads.sums.push({ scope, ...total });
        return total;
      },
      async sumExpensesBy(group, scope) {
        const groups = await ledger.sumExpensesBy(group, scope);
        reads.groups.push({ group, scope, groups });
        return groups;
      },
    },
  };
}
