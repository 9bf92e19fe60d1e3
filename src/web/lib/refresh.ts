import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

/** Which cached lists each change touches. Resolves when what is on screen has been loaded again. */
export const refreshAfter = {
  projectChange: (queryClient: QueryClient) =>
    queryClient.invalidateQueries({ queryKey: queryKeys.projects }),
};
