import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchMilestones } from './milestone-api.ts';

export function milestonesQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.milestones, projectId],
    queryFn: ({ signal }) => fetchMilestones(projectId, signal),
  });
}
