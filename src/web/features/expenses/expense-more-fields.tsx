import { Split } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import type { ExpenseInput } from '#shared/expense-input.ts';
import { Button } from '../../ui/button.tsx';
import { useCurrency } from '../projects/use-currency.ts';
import { RefundOfField } from './refund-of-field.tsx';
import { SplitEditor } from './split-editor.tsx';
import type { ExpenseBudget } from './use-expense-budget.ts';
import { useExpenseExtras } from './use-expense-extras.ts';
import type { FormValues } from './use-suggestions.ts';

export interface ExpenseMoreFieldsProps {
  projectId: number;
  form: UseFormReturn<FormValues, unknown, ExpenseInput>;
  budget: ExpenseBudget;
  /** The expense to edit. */
  ownId: number | undefined;
}

/** Money that came back, and an expense in several parts. */
export function ExpenseMoreFields({ projectId, form, budget, ownId }: ExpenseMoreFieldsProps) {
  const extras = useExpenseExtras(form, budget, ownId);
  const { isRefund, parts } = extras;
  const currency = useCurrency(projectId);
  return (
    <div className="grid gap-4 py-1">
      <div className="grid gap-3">
        <label className="target flex cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            role="switch"
            checked={isRefund}
            aria-checked={isRefund}
            onChange={({ target }) => extras.setRefund(target.checked)}
            className="size-4 shrink-0 accent-action"
          />
          <span>
            <span className="font-medium">Refund</span>
            <span className="text-ink-soft"> (money that you got back)</span>
          </span>
        </label>
        {isRefund && (
          <RefundOfField
            projectId={projectId}
            ownId={extras.ownId}
            value={extras.refundOfId}
            onChange={extras.chooseRefundOf}
            error={extras.errors.refundOfId}
          />
        )}
      </div>
      {parts.length > 0 ? (
        <SplitEditor budget={budget} extras={extras} currency={currency} />
      ) : (
        <div>
          <Button variant="secondary" onClick={extras.startSplit}>
            <Split className="size-4" aria-hidden="true" />
            Split
          </Button>
          <p className="mt-1.5 text-sm text-ink-soft">
            Over several categories, rooms or lines of the budget.
          </p>
        </div>
      )}
    </div>
  );
}
