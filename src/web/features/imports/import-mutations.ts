import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Import, ImportUpdate } from '#shared/import.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { commitImport, deleteImport, undoImport, updateImport } from './import-api.ts';
import { importQuery } from './import-queries.ts';

/** Also contractors and rooms, which an import may make. */
async function refreshAll(queryClient: QueryClient) {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.imports }),
    refreshAfter.projectChange(queryClient),
  ]);
}

export function useUpdateImport(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (update: ImportUpdate) => updateImport(id, update),
    onSuccess: (answer: Import) => {
      queryClient.setQueryData(importQuery(id).queryKey, answer);
      return queryClient.invalidateQueries({ queryKey: [...queryKeys.imports, id, 'rows'] });
    },
  });
}

/** Leaves the file before everything loads again: it is no draft any more. */
export function useCommitImport(id: number, onCommitted: (created: number) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => commitImport(id),
    onSuccess: (created) => {
      onCommitted(created);
      return refreshAll(queryClient);
    },
  });
}

export function useUndoImport() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: undoImport, onSuccess: () => refreshAll(queryClient) });
}

export function useDeleteImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteImport,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...queryKeys.imports, 'of'] }),
  });
}
