import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContractorUpdate } from '#shared/contractor-input.ts';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { createContractor, deleteContractor, updateContractor } from './contractor-api.ts';

// Each stays pending until the list is fresh, so that a dialog closes on the new state and a new
// contractor can be chosen at once.

export const useCreateContractor = () =>
  useCreation(createContractor, refreshAfter.contractorChange);

export function useUpdateContractor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, input }: { id: number; input: ContractorUpdate }) =>
      updateContractor(id, input),
    onSuccess: () => refreshAfter.contractorChange(queryClient),
  });
}

export function useDeleteContractor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteContractor,
    onSuccess: () => refreshAfter.contractorChange(queryClient),
  });
}
