import type { BillInput, BillPayment, BillUpdate } from '#shared/bill-input.ts';
import { useBudgetChange } from '../../lib/budget-change.ts';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { createBill, deleteBill, payBill, updateBill } from './bill-api.ts';

/** Creates without an id, updates with one. */
export function useSaveBill(id: number | undefined) {
  return useCreation(
    (input: BillInput & BillUpdate, key) =>
      id === undefined ? createBill(input, key) : updateBill(id, input),
    refreshAfter.budgetChange,
  );
}

export const useDeleteBill = () => useBudgetChange(deleteBill);

export const usePayBill = (id: number) =>
  useCreation((input: BillPayment, key) => payBill(id, input, key), refreshAfter.billPayment);
