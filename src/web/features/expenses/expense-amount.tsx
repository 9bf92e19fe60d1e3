import { RotateCcw } from 'lucide-react';
import type { Expense } from '#shared/expense.ts';
import { formatMoney } from '#shared/money.ts';
import { Badge } from '../../ui/badge.tsx';
import { countedAmount } from './counted-amount.ts';

/** What an expense adds to the sum. */
export function ExpenseAmount({ expense, currency }: { expense: Expense; currency: string }) {
  const text = formatMoney(countedAmount(expense), currency);
  return expense.kind === 'refund' ? <span className="text-brick">{text}</span> : text;
}

/** The word for money that came back. */
export function RefundMark({ expense }: { expense: Expense }) {
  if (expense.kind !== 'refund') return null;
  return (
    <Badge tone="plain">
      <RotateCcw className="size-3" aria-hidden="true" />
      Refund
    </Badge>
  );
}
