import { queryOptions } from '@tanstack/react-query';
import type { InboxItem } from '#shared/inbox.ts';
import { INBOX_POLL_MS } from '../../config/timings.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchInbox, fetchInboxCount } from './inbox-api.ts';

export const isBeingRead = ({ reading }: InboxItem) =>
  reading.status === 'waiting' || reading.status === 'reading';

/** Loads again while something is being read: no event tells that. */
export function inboxQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.inbox, projectId],
    queryFn: ({ signal }) => fetchInbox(projectId, signal),
    refetchInterval: ({ state }) => (state.data?.some(isBeingRead) ? INBOX_POLL_MS : false),
  });
}

export function inboxCountQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.inbox, 'count', projectId],
    queryFn: ({ signal }) => fetchInboxCount(projectId, signal),
  });
}
