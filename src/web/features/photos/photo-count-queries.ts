import { queryOptions } from '@tanstack/react-query';
import { photoCountsSchema } from '#shared/photo-counts.ts';
import { requestJson } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export function photoCountsQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.documents, 'photo-counts', projectId],
    queryFn: ({ signal }) =>
      requestJson(photoCountsSchema, 'GET', `/api/projects/${projectId}/photo-counts`, { signal }),
  });
}
