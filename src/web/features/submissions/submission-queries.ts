import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchSubmissions } from './submission-api.ts';

/** Null for all projects. */
export function submissionsQuery(projectId: number | null) {
  return queryOptions({
    queryKey: [...queryKeys.submissions, projectId],
    queryFn: ({ signal }) => fetchSubmissions(projectId, signal),
  });
}
