import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ScopeLineUpdate } from '#shared/scope-line.ts';
import { useCreation } from '../../lib/creation.ts';
import { listsAffectedBy, refresh } from '../../lib/refresh.ts';
import {
  createScopeLine,
  createScopeLines,
  deleteScopeLine,
  orderScopeLines,
  updateScopeLine,
} from './scope-line-api.ts';

const refreshScope = (queryClient: QueryClient) => refresh(queryClient, listsAffectedBy.scopeLines);

export const useCreateScopeLine = () => useCreation(createScopeLine, refreshScope);
export const useCreateScopeLines = () => useCreation(createScopeLines, refreshScope);

function useScopeChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => refreshScope(queryClient) });
}

export const useUpdateScopeLine = () =>
  useScopeChange(({ id, ...changes }: ScopeLineUpdate & { id: number }) =>
    updateScopeLine(id, changes),
  );
export const useDeleteScopeLine = () => useScopeChange(deleteScopeLine);
export const useOrderScopeLines = () => useScopeChange(orderScopeLines);
