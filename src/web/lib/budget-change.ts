import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from './refresh.ts';

/** Stays pending until the figures are fresh, so that a dialog closes on the new state. */
export function useBudgetChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => refreshAfter.budgetChange(queryClient),
  });
}
