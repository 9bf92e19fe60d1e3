import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchChangeFiles } from './change-order-api.ts';

export function changeFilesQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.documents, 'of-changes', projectId],
    queryFn: ({ signal }) => fetchChangeFiles(projectId, signal),
  });
}
