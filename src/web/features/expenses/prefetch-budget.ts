import type { QueryClient } from '@tanstack/react-query';
import { agreementsQuery } from '../agreements/agreement-queries.ts';
import { billsQuery } from '../bills/bill-queries.ts';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { roomsQuery } from '../rooms/room-queries.ts';

/** Loads what an expense can refer to, so that the form opens with all of its fields. */
export async function prefetchBudgetOf(queryClient: QueryClient, projectId: number): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(roomsQuery(projectId)),
    queryClient.prefetchQuery(planLinesQuery(projectId)),
    queryClient.prefetchQuery(agreementsQuery(projectId)),
    queryClient.prefetchQuery(billsQuery(projectId)),
  ]);
}
