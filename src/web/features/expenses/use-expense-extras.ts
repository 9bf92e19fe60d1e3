import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { Expense } from '#shared/expense.ts';
import type { ExpenseInput } from '#shared/expense-input.ts';
import { type SplitPart, startSplit } from './split-parts.ts';
import type { ExpenseBudget } from './use-expense-budget.ts';
import type { FormValues } from './use-suggestions.ts';

type PartErrors = Partial<Record<keyof SplitPart, string | undefined>> | undefined;

/** The parts of an expense, and whether it is a refund. */
export function useExpenseExtras(
  form: UseFormReturn<FormValues, unknown, ExpenseInput>,
  budget: ExpenseBudget,
  ownId: number | undefined,
) {
  const { errors, isSubmitted, submitCount } = form.formState;
  const set = (field: keyof FormValues, value: FormValues[typeof field]) =>
    form.setValue(field, value, { shouldDirty: true, shouldValidate: isSubmitted });
  const parts = (form.watch('lines') ?? []) as SplitPart[];
  const setParts = (next: readonly SplitPart[]) => set('lines', next as FormValues['lines']);
  const isOnlyWrongInParts = errors.lines !== undefined && Object.keys(errors).length === 1;

  return {
    ownId,
    isRefund: form.watch('kind') === 'refund',
    setRefund: (isRefund: boolean) => {
      set('kind', isRefund ? 'refund' : 'expense');
      if (!isRefund) set('refundOfId', null);
      // Money that comes back is not a payment on an agreement, unless the person says so.
      if (isRefund && ownId === undefined) budget.chooseAgreement(null);
    },
    refundOfId: form.watch('refundOfId') ?? null,
    /** A refund goes back to where the money went. What the person has chosen stays. */
    chooseRefundOf: (refunded: Expense | null) => {
      set('refundOfId', refunded?.id ?? null);
      if (!refunded || ownId !== undefined) return;
      const { category, contractorId, planLineId, roomId, description, amount } = refunded;
      const copied = { category, contractorId, planLineId, roomId, description, amount };
      for (const [field, value] of Object.entries(copied) as [keyof FormValues, string][]) {
        if (!form.getValues(field) && value) set(field, value);
      }
    },
    parts,
    setParts,
    startSplit: () => {
      const { category, roomId = null, planLineId = null, amount } = form.getValues();
      setParts(startSplit({ category, roomId, planLineId, amount: String(amount) }));
    },
    /** The first part becomes the whole again. */
    endSplit: () => {
      const [first] = parts;
      if (first?.category) set('category', first.category as FormValues['category']);
      if (first?.roomId) set('roomId', first.roomId);
      if (first?.planLineId) set('planLineId', first.planLineId);
      setParts([]);
    },
    total: String(form.watch('amount')),
    errors: {
      refundOfId: errors.refundOfId?.message,
      lines: wholeError(errors),
      parts: parts.map((_, index) => partErrors(errors, index)),
      /** Counts the times that saving was refused because of the parts alone. */
      refusals: isOnlyWrongInParts ? submitCount : 0,
    },
  };
}
export type ExpenseExtras = ReturnType<typeof useExpenseExtras>;

function wholeError({ lines }: FieldErrors<FormValues>): string | undefined {
  return lines?.message ?? lines?.root?.message;
}

function partErrors({ lines }: FieldErrors<FormValues>, index: number): PartErrors {
  const own = lines?.[index];
  return (
    own && {
      category: own.category?.message,
      amount: own.amount?.message,
      roomId: own.roomId?.message,
      planLineId: own.planLineId?.message,
    }
  );
}
