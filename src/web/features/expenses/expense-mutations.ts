import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExpenseInput, ExpenseUpdate } from '#shared/expense-input.ts';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { createExpense, deleteExpense, updateExpense } from './expense-api.ts';

/**
 * Creates without an id, updates with one. The form closes at once; the lists refresh afterwards.
 */
export function useSaveExpense(expenseId: number | undefined) {
  return useCreation(
    (input: ExpenseInput & ExpenseUpdate, key) =>
      expenseId === undefined ? createExpense(input, key) : updateExpense(expenseId, input),
    (queryClient) => void refreshAfter.expenseChange(queryClient),
  );
}

/** Stays pending until the lists are fresh, so that the dialog closes on the new state. */
export function useDeleteExpense() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteExpense,
    onSuccess: () => refreshAfter.expenseChange(queryClient),
  });
}
