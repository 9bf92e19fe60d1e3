import { queryOptions } from '@tanstack/react-query';
import { toCalendarDate } from '#shared/dates.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchComparison, fetchQuotes } from './quote-api.ts';

export function comparisonQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.quotes, 'comparison', projectId],
    queryFn: ({ signal }) => fetchComparison(projectId, toCalendarDate(new Date()), signal),
  });
}

export function contractorQuotesQuery(contractorId: number, projectId: number | null) {
  return queryOptions({
    queryKey: [...queryKeys.quotes, 'contractor', contractorId, projectId],
    queryFn: ({ signal }) => fetchQuotes(contractorId, projectId, signal),
  });
}
