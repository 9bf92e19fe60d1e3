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

/** Everything on the budget page. */
const budgetLists: CachedName[] = [
  'budget',
  'rooms',
  'planLines',
  'agreements',
  'bills',
  'reserveMoves',
];

/** What a household and its contractors agree on, beside the money. */
const contractLists: CachedName[] = [
  'scopeLines',
  'quotes',
  'changeOrders',
  'documents',
  'punchItems',
  'submissions',
];

/** The budget's records count in each other's figures, and expenses and contractors name them. */
const affectedByBudget: CachedName[] = [
  ...budgetLists,
  ...contractLists,
  'dashboard',
  'expenses',
  'contractors',
  'activity',
];

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
    'inbox',
    ...budgetLists,
    ...contractLists,
  ],
  /** An expense is a payment of its bill, its agreement and its line, and may come from the inbox. */
  expenses: [
    'projects',
    'dashboard',
    'expenses',
    'contractors',
    'activity',
    'planUsage',
    'inbox',
    'budget',
    'agreements',
    'bills',
  ],
  /** Expenses show the name of their contractor, and a milestone loses a deleted one. */
  contractors: [
    'contractors',
    'dashboard',
    'expenses',
    'milestones',
    'agreements',
    'quotes',
    'documents',
    'activity',
    'planUsage',
  ],
  /** The dashboard shows which ones are due. */
  milestones: ['milestones', 'dashboard', 'activity'],
  /** Projects show how many people are in them. */
  members: ['members', 'projects', 'activity'],
  rooms: affectedByBudget,
  planLines: affectedByBudget,
  agreements: affectedByBudget,
  bills: affectedByBudget,
  reserveMoves: affectedByBudget,
  scopeLines: ['scopeLines', 'quotes', 'activity'],
  /** One that is accepted becomes an agreement, in a change of its own. */
  quotes: ['quotes', 'documents', 'activity'],
  changeOrders: affectedByBudget,
  /** The dashboard shows what expires and what waits. */
  documents: ['documents', 'dashboard', 'planUsage', 'activity'],
  punchItems: ['punchItems', 'activity'],
  submissions: ['submissions', 'dashboard', 'activity'],
  /** The dashboard shows how many wait. */
  inbox: ['inbox', 'dashboard', 'planUsage', 'activity'],
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
  /** A room, a line, an agreement, a bill or the reserve. */
  budgetChange: (queryClient: QueryClient) => refresh(queryClient, affectedByBudget),
  /** A quote, a change, a document, a punch list item or a submission. */
  contractChange: (queryClient: QueryClient) => refresh(queryClient, affectedByBudget),
  /** A document or a photo, which appear in no figure. */
  documentChange: (queryClient: QueryClient) => refresh(queryClient, listsAffectedBy.documents),
  inboxChange: (queryClient: QueryClient) => refresh(queryClient, listsAffectedBy.inbox),
  linkChange: (queryClient: QueryClient) => refresh(queryClient, ['links']),
  billPayment: (queryClient: QueryClient) => refresh(queryClient, listsAffectedBy.expenses),
  chatCleared: (queryClient: QueryClient) => refresh(queryClient, ['aiMessages', 'aiSuggestions']),
  /** Everything that opens the account ends with the old password. */
  passwordChange: (queryClient: QueryClient) => refresh(queryClient, ['account', 'calendarFeed']),
  planChange: (queryClient: QueryClient) => refresh(queryClient, ['planUsage', 'sandbox', 'user']),
  adminChange: (queryClient: QueryClient) => refresh(queryClient, ['admin']),
};
