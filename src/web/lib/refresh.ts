import type { QueryClient } from '@tanstack/react-query';
import { POST_SAVE_REFRESH_MS } from '../config/timings.ts';
import { queryKeys } from './query-keys.ts';

export type CachedName = keyof typeof queryKeys;

export async function refresh(
  queryClient: QueryClient,
  names: Iterable<CachedName>,
): Promise<void> {
  await Promise.all(
    Array.from(names, (name) => queryClient.invalidateQueries({ queryKey: queryKeys[name] })),
  );
}

/** Which cached lists a change of each kind affects. The server's events use the same names. */
export const listsAffectedBy = {
  /**
   * Deleting a project deletes its expenses, which changes contractors' totals, and its milestones.
   * Restoring a record of any kind may bring back as much.
   */
  projects: [
    'projects',
    'dashboard',
    'expenses',
    'contractors',
    'milestones',
    'activity',
    'planUsage',
  ],
  expenses: ['projects', 'dashboard', 'expenses', 'contractors', 'activity', 'planUsage'],
  /** Expenses show the name of their contractor, and a milestone loses a deleted one. */
  contractors: ['contractors', 'dashboard', 'expenses', 'milestones', 'activity', 'planUsage'],
  /** The dashboard shows which ones are due. */
  milestones: ['milestones', 'dashboard', 'activity'],
  /** Projects show how many people are in them. */
  members: ['members', 'projects', 'activity'],
} satisfies Record<string, CachedName[]>;

/** Each resolves when what is on screen has loaded again. */
export const refreshAfter = {
  projectChange: (queryClient: QueryClient) => refresh(queryClient, listsAffectedBy.projects),
  memberChange: (queryClient: QueryClient) => refresh(queryClient, listsAffectedBy.members),
  expenseChange: async (queryClient: QueryClient) => {
    await new Promise((resolve) => setTimeout(resolve, POST_SAVE_REFRESH_MS));
    await refresh(queryClient, listsAffectedBy.expenses);
  },
  contractorChange: (queryClient: QueryClient) => refresh(queryClient, listsAffectedBy.contractors),
  milestoneChange: (queryClient: QueryClient) => refresh(queryClient, listsAffectedBy.milestones),
  chatCleared: (queryClient: QueryClient) => refresh(queryClient, ['aiMessages', 'aiSuggestions']),
  /** The calendar's address ends with the old password. */
  passwordChange: (queryClient: QueryClient) => refresh(queryClient, ['calendarFeed']),
  planChange: (queryClient: QueryClient) => refresh(queryClient, ['planUsage', 'sandbox', 'user']),
  adminChange: (queryClient: QueryClient) => refresh(queryClient, ['admin']),
};
