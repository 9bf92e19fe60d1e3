import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../lib/refresh.ts';
import { createContractor } from './contractor-api.ts';

/** Stays pending until the list is fresh, so that the new one can be chosen from it at once. */
export function useCreateContractor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: createContractor,
    onSuccess: () => refreshAfter.contractorChange(queryClient),
  });
}
