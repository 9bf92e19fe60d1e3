import { queryOptions } from '@tanstack/react-query';
import { projectBudgetSchema } from '#shared/project-budget.ts';
import { requestJson } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** What a project costs in the end. */
export function budgetQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.budget, projectId],
    queryFn: ({ signal }) =>
      requestJson(projectBudgetSchema, 'GET', `/api/projects/${projectId}/budget`, { signal }),
  });
}

/** The same without its lines, which can be many: what the dashboard shows. */
export function budgetTotalsQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.budget, projectId, 'totals'],
    queryFn: ({ signal }) =>
      requestJson(projectBudgetSchema, 'GET', `/api/projects/${projectId}/budget?lines=false`, {
        signal,
      }),
  });
}
