import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../lib/refresh.ts';
import { restoreRecord } from './activity-api.ts';

/** Stays pending until the lists are fresh, so that what was restored is there. */
export function useRestoreRecord() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: restoreRecord,
    onSuccess: () => refreshAfter.projectChange(queryClient),
  });
}
