import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminUserQuery } from '#shared/admin.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchAdminActions, fetchAdminStats, fetchAdminUsers } from './admin-api.ts';

// The password is not part of the keys, which stay in the cache.

export const adminStatsQuery = (password: string) =>
  queryOptions({
    queryKey: [...queryKeys.admin, 'stats'],
    queryFn: ({ signal }) => fetchAdminStats(password, signal),
  });

export const adminUsersQuery = (password: string, query: AdminUserQuery) =>
  queryOptions({
    queryKey: [...queryKeys.admin, 'users', query],
    queryFn: ({ signal }) => fetchAdminUsers(password, query, signal),
    placeholderData: keepPreviousData,
  });

export const adminActionsQuery = (password: string) =>
  queryOptions({
    queryKey: [...queryKeys.admin, 'actions'],
    queryFn: ({ signal }) => fetchAdminActions(password, signal),
  });
