import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchContractors } from './contractor-api.ts';

export const contractorsQuery = queryOptions({
  queryKey: queryKeys.contractors,
  queryFn: ({ signal }) => fetchContractors(signal),
});
