import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchReserveMoves } from './reserve-move-api.ts';

export function reserveMovesQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.reserveMoves, projectId],
    queryFn: ({ signal }) => fetchReserveMoves(projectId, signal),
  });
}
