import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { paths } from '../../config/paths.ts';
import { PREFETCH_DELAY_MS } from '../../config/timings.ts';
import { useSelectedProject } from '../../features/projects/selected-project.ts';
import { fetchAhead } from '../../lib/fetch-ahead.ts';

type FetchAhead = (queryClient: QueryClient, projectId: number) => Promise<void>;

/** What each page asks for first, from the page's own code, which the router fetches ahead too. */
const firstData = {
  [paths.dashboard]: async (queryClient, projectId) => {
    const { dashboardQuery } = await import('../../features/dashboard/dashboard-queries.ts');
    await fetchAhead(queryClient, dashboardQuery(projectId));
  },
  [paths.expenses]: async (queryClient, projectId) => {
    const { firstExpensesQuery } = await import('../../features/expenses/expense-queries.ts');
    await fetchAhead(queryClient, firstExpensesQuery(projectId));
  },
  [paths.contractors]: async (queryClient) => {
    const { contractorsQuery } = await import('../../features/contractors/contractor-queries.ts');
    await fetchAhead(queryClient, contractorsQuery);
  },
  [paths.timeline]: async (queryClient, projectId) => {
    const { milestonesQuery } = await import('../../features/milestones/milestone-queries.ts');
    await fetchAhead(queryClient, milestonesQuery(projectId));
  },
} satisfies Record<string, FetchAhead>;

/** Fetches a page's data ahead, for a pointer that rests on its link, a finger or the focus. */
export function usePrefetchData() {
  const queryClient = useQueryClient();
  const project = useSelectedProject();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  return (path: keyof typeof firstData) => {
    const start = () => {
      // Without its code there is nothing to prefetch; the page then says what is wrong.
      if (project) firstData[path](queryClient, project.id).catch(() => undefined);
    };
    return {
      onPointerEnter: () => {
        clearTimeout(resting.current);
        resting.current = setTimeout(start, PREFETCH_DELAY_MS);
      },
      onPointerLeave: () => clearTimeout(resting.current),
      onTouchStart: start,
      onFocus: start,
    };
  };
}
