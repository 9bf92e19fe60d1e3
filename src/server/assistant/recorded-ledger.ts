import type {
  ExpenseGroup,
  ExpenseScope,
  GroupTotal,
  Ledger,
  LedgerExpense,
  Total,
} from './ledger.ts';

interface SumRead extends Total {
  scope: ExpenseScope;
}

interface GroupRead {
  group: ExpenseGroup;
  scope: ExpenseScope;
  groups: readonly GroupTotal[];
}

/** What was read of the expenses for an answer, so that it can be explained from the reads. */
export interface Reads {
  sums: SumRead[];
  groups: GroupRead[];
}

/**
 * The same ledger, which notes the sums that are read. For each way to read a message, expenses are
 * looked up by the same words, so those are kept.
 */
export function recordReads(ledger: Ledger): { ledger: Ledger; reads: Reads } {
  const reads: Reads = { sums: [], groups: [] };
  const described = new Map<string, Promise<LedgerExpense[]>>();
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
      listDescribed(starts, limit) {
        const key = JSON.stringify([starts, limit]);
        const known = described.get(key) ?? ledger.listDescribed(starts, limit);
        described.set(key, known);
        return known;
      },
    },
  };
}
