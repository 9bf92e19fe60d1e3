import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { expenseListQuery } from './expense-queries.ts';
import type { ExpenseView } from './expense-view.ts';

/** The expenses of a view. It prefetches the next page. */
export function useExpenseList(
  projectId: number,
  view: ExpenseView,
  onChange: (changes: Partial<ExpenseView>) => void,
) {
  const queryClient = useQueryClient();
  const query = useQuery(expenseListQuery(projectId, view));
  const list = query.isPlaceholderData ? undefined : query.data;

  const settle = useEffectEvent((lastPage: number) => {
    if (view.page < lastPage) {
      void queryClient.prefetchQuery(expenseListQuery(projectId, { ...view, page: view.page + 1 }));
    }
    // Past the end, for example after deleting the last row of the last page.
    if (view.page > Math.max(lastPage, 1)) onChange({ page: Math.max(lastPage, 1) });
  });
  useEffect(() => {
    if (list) settle(list.totalPages);
  }, [list]);
  return query;
}
