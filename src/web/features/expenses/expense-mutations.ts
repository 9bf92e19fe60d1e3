import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Expense } from '#shared/expense.ts';
import type { ExpenseInput, ExpenseUpdate } from '#shared/expense-input.ts';
import { isUnreachable } from '../../lib/api-client.ts';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { createExpense, deleteExpense, updateExpense } from './expense-api.ts';

/** A new expense that can wait in this browser until there is a connection. */
interface Draft {
  /** The key of a draft that waits already. */
  waitingId: string | undefined;
  /** What could not be uploaded. */
  files: File[];
}

/**
 * Creates without an id, updates with one. The form closes at once; the lists refresh afterwards.
 * The answer is null if a new expense waits in this browser.
 */
export function useSaveExpense(expenseId: number | undefined, draft: Draft) {
  const queryClient = useQueryClient();
  return useCreation(
    (input: ExpenseInput & ExpenseUpdate, key) =>
      expenseId === undefined
        ? createOrKeep(queryClient, input, key, draft)
        : updateExpense(expenseId, input),
    () => void refreshAfter.expenseChange(queryClient),
  );
}

async function createOrKeep(
  queryClient: QueryClient,
  input: ExpenseInput,
  newKey: string,
  { waitingId, files }: Draft,
): Promise<Expense | null> {
  const key = waitingId ?? newKey;
  const keep = async () => {
    const { keepExpense } = await import('../outbox/keep-expense.ts');
    await keepExpense(queryClient, { key, input, files });
    return null;
  };
  // A draft that was edited, or one with a file that waits, is sent from the outbox.
  if (waitingId || files.length > 0) return keep();
  return createExpense(input, key).catch((error: unknown) => {
    if (!isUnreachable(error)) throw error;
    return keep().catch(() => {
      throw error;
    });
  });
}

/** Stays pending until the lists are fresh, so that the dialog closes on the new state. */
export function useDeleteExpense() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteExpense,
    onSuccess: () => refreshAfter.expenseChange(queryClient),
  });
}
