import type { QueryClient } from '@tanstack/react-query';
import { POST_SAVE_REFRESH_MS } from '../config/timings.ts';
import { queryKeys } from './query-keys.ts';

type CachedName = keyof typeof queryKeys;

async function refresh(queryClient: QueryClient, names: readonly CachedName[]): Promise<void> {
  await Promise.all(
    names.map((name) => queryClient.invalidateQueries({ queryKey: queryKeys[name] })),
  );
}

/** Which cached lists each change affects. Resolves when what is on screen has loaded again. */
export const refreshAfter = {
  /**
   * Deleting a project deletes its expenses, which changes contractors' totals, and its milestones.
   * Restoring a record of any kind may bring back as much.
   */
  projectChange: (queryClient: QueryClient) =>
    refresh(queryClient, [
      'projects',
      'dashboard',
      'expenses',
      'contractors',
      'milestones',
      'activity',
      'planUsage',
    ]),
  expenseChange: async (queryClient: QueryClient) => {
    await new Promise((resolve) => setTimeout(resolve, POST_SAVE_REFRESH_MS));
    await refresh(queryClient, [
      'projects',
      'dashboard',
      'expenses',
      'contractors',
      'activity',
      'planUsage',
    ]);
  },
  /** Expenses show the name of their contractor, and a milestone loses a deleted one. */
  contractorChange: (queryClient: QueryClient) =>
    refresh(queryClient, [
      'contractors',
      'dashboard',
      'expenses',
      'milestones',
      'activity',
      'planUsage',
    ]),
  /** The dashboard shows which ones are due. */
  milestoneChange: (queryClient: QueryClient) =>
    refresh(queryClient, ['milestones', 'dashboard', 'activity']),
  chatCleared: (queryClient: QueryClient) => refresh(queryClient, ['aiMessages', 'aiSuggestions']),
  /** The calendar's address ends with the old password. */
  passwordChange: (queryClient: QueryClient) => refresh(queryClient, ['calendarFeed']),
  planChange: (queryClient: QueryClient) => refresh(queryClient, ['planUsage', 'sandbox', 'user']),
  adminChange: (queryClient: QueryClient) => refresh(queryClient, ['admin']),
};
