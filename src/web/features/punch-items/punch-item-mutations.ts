import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PunchItem, PunchItemInput } from '#shared/punch-item.ts';
import { useCreation } from '../../lib/creation.ts';
import { listsAffectedBy, refresh } from '../../lib/refresh.ts';
import { createPunchItem, deletePunchItem, updatePunchItem } from './punch-item-api.ts';
import { punchItemsQuery } from './punch-item-queries.ts';

export const useAddPunchItem = () =>
  useCreation(
    (input: PunchItemInput, key) => createPunchItem(input, key),
    (queryClient) => refresh(queryClient, listsAffectedBy.punchItems),
  );

/** The tick shows at once, and is taken back if it was not saved. */
export function useTickPunchItem() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isDone }: PunchItem) => updatePunchItem(id, { isDone }),
    onMutate: async ({ id, projectId, isDone }) => {
      const { queryKey } = punchItemsQuery(projectId);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (items) =>
        items?.map((item) => (item.id === id ? { ...item, isDone } : item)),
      );
    },
    onSettled: () => refresh(queryClient, listsAffectedBy.punchItems),
  });
}

export function useDeletePunchItem() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: PunchItem) => deletePunchItem(id),
    onSettled: () => refresh(queryClient, listsAffectedBy.punchItems),
  });
}
