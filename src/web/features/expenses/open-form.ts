import type { QueryClient } from '@tanstack/react-query';
import { codePart } from '../../lib/code-parts.ts';

const loadPrefetch = codePart(async () => (await import('./prefetch-budget.ts')).prefetchBudgetOf);

/** Resolves when the form of an expense can open with all of its fields. Never rejects. */
export async function prepareForm(queryClient: QueryClient, projectId: number): Promise<void> {
  await loadPrefetch()
    .then((prefetch) => prefetch(queryClient, projectId))
    .catch(() => undefined);
}
