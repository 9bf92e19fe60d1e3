import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchBills } from './bill-api.ts';

export function billsQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.bills, projectId],
    queryFn: ({ signal }) => fetchBills(projectId, signal),
  });
}
