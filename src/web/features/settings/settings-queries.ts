import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchAccount, fetchDeletionPreview, fetchSessions, fetchShares } from './settings-api.ts';

/** All begin with the same key, so that one refresh reaches the whole page. */
export const accountQuery = queryOptions({
  queryKey: queryKeys.account,
  queryFn: ({ signal }) => fetchAccount(signal),
});

export const sessionsQuery = queryOptions({
  queryKey: [...queryKeys.account, 'sessions'],
  queryFn: ({ signal }) => fetchSessions(signal),
});

export const sharesQuery = queryOptions({
  queryKey: [...queryKeys.account, 'shares'],
  queryFn: ({ signal }) => fetchShares(signal),
});

/** Asked for each time: someone else may join a project meanwhile. */
export const deletionPreviewQuery = queryOptions({
  queryKey: [...queryKeys.account, 'deletion'],
  queryFn: ({ signal }) => fetchDeletionPreview(signal),
  staleTime: 0,
});
