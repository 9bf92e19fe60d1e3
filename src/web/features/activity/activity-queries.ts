import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ACTIVITY_FRESH_MS } from '../../config/timings.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchActivity, fetchDeletedProjects, type RecordOfProject } from './activity-api.ts';
import { type ActivityView, ALL_ACTIVITY } from './activity-view.ts';

function entriesQuery(projectId: number, filter: Partial<ActivityView> & { recordId?: number }) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.activity, projectId, filter],
    queryFn: ({ signal, pageParam: before }) => {
      const { person, ...query } = filter;
      return fetchActivity(
        projectId,
        { ...query, userId: person, ...(before !== null && { before }) },
        signal,
      );
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: ACTIVITY_FRESH_MS,
  });
}

/** What changed in a project, newest first. */
export const activityQuery = (projectId: number, view: ActivityView = ALL_ACTIVITY) =>
  entriesQuery(projectId, view);

/** What changed in one record. */
export const recordHistoryQuery = ({ projectId, kind, recordId }: RecordOfProject) =>
  entriesQuery(projectId, { kind, recordId });

export const deletedProjectsQuery = queryOptions({
  queryKey: [...queryKeys.activity, 'deleted-projects'],
  queryFn: ({ signal }) => fetchDeletedProjects(signal),
});

/** Like fetchAhead, for a list that has more pages. */
export async function fetchActivityAhead(
  queryClient: QueryClient,
  projectId: number,
): Promise<void> {
  const query = activityQuery(projectId);
  await queryClient
    .fetchInfiniteQuery(query)
    .catch(() => queryClient.removeQueries({ queryKey: query.queryKey, exact: true }));
}
