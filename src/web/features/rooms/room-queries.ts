import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchRooms } from './room-api.ts';

export function roomsQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.rooms, projectId],
    queryFn: ({ signal }) => fetchRooms(projectId, signal),
  });
}
