import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { errorSentence } from '../../lib/api-client.ts';
import { refresh } from '../../lib/refresh.ts';
import { orderPlanLines } from '../plan-lines/plan-line-api.ts';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { type DropEdge, moveBeside } from './line-order.ts';

/** Puts a line above or below another one. The new order shows at once. */
export function useLineOrder(projectId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = planLinesQuery(projectId);
  return async (moved: number, beside: number, edge: DropEdge) => {
    const lines = queryClient.getQueryData(queryKey) ?? [];
    const ids = moveBeside(
      lines.map(({ id }) => id),
      moved,
      beside,
      edge,
    );
    const byId = new Map(lines.map((line) => [line.id, line]));
    queryClient.setQueryData(
      queryKey,
      ids.map((id) => byId.get(id)).filter((line) => line !== undefined),
    );
    try {
      await orderPlanLines({ projectId, ids });
    } catch (error) {
      toast.error('The order was not saved', { description: errorSentence(error) });
    }
    await refresh(queryClient, ['planLines']);
  };
}
