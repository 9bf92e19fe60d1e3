import type { ExpenseKind } from '#shared/expense.ts';

/** An expense as the records have it. */
export interface RecordedExpense {
  id: number;
  projectId: number;
  description: string;
  kind: ExpenseKind;
  /** Negative for a refund. Of a split expense, the parts in the category of the scope. */
  amount: string;
  category: string;
  paymentMethod: string;
  date: string;
  contractor: string | null;
  contractorId: number | null;
  hasReceipt: boolean;
  /** That of its project. */
  currency: string;
}
