import type { QueryClient } from '@tanstack/react-query';
import { fetchAhead } from '../../lib/fetch-ahead.ts';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { roomsQuery } from '../rooms/room-queries.ts';
import { budgetQuery } from './budget-queries.ts';

/** What the budget page asks for first. */
export async function fetchBudgetAhead(queryClient: QueryClient, projectId: number): Promise<void> {
  await Promise.all([
    fetchAhead(queryClient, budgetQuery(projectId)),
    fetchAhead(queryClient, planLinesQuery(projectId)),
    fetchAhead(queryClient, roomsQuery(projectId)),
  ]);
}
