import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchAgreements } from './agreement-api.ts';

export function agreementsQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.agreements, projectId],
    queryFn: ({ signal }) => fetchAgreements(projectId, signal),
  });
}
