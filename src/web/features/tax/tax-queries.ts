import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchTaxEntries, fetchTaxRecord } from './tax-api.ts';
import type { TaxView } from './tax-view.ts';

/** Among the expenses: what changes those changes the totals. */
export const taxRecordKey = (projectId: number) =>
  [...queryKeys.expenses, 'tax-record', projectId] as const;
/**
 * Among the reports, which no change of someone else loads again: the list stays as it is while a
 * person goes through it.
 */
export const taxEntriesKey = (projectId: number) =>
  [...queryKeys.reports, 'tax-entries', projectId] as const;

export function taxRecordQuery(projectId: number, year: number | null) {
  return queryOptions({
    queryKey: [...taxRecordKey(projectId), year],
    queryFn: ({ signal }) => fetchTaxRecord(projectId, year, signal),
    placeholderData: (before) => before,
  });
}

export function taxEntriesQuery(projectId: number, view: TaxView) {
  return infiniteQueryOptions({
    queryKey: [...taxEntriesKey(projectId), view],
    queryFn: ({ signal, pageParam: after }) => fetchTaxEntries(projectId, view, { after, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
