import { useQuery } from '@tanstack/react-query';
import { toast } from 'sonner';
import type { Agreement } from '#shared/agreement.ts';
import type { ChangeOrder } from '#shared/change-order.ts';
import { formatMoney } from '#shared/money.ts';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { budgetQuery } from '../budget/budget-queries.ts';
import { createReserveMove } from '../budget/reserve-move-api.ts';
import { reserveMovesQuery } from '../budget/reserve-move-queries.ts';
import { reserveDraw } from './reserve-draw.ts';

/** One press that pays an accepted change from the reserve; null amount if there is none. */
export function useReserveDraw(agreement: Agreement, change: ChangeOrder, currency: string) {
  const { projectId } = change;
  const mayCost = change.status === 'accepted' && !change.amountDelta.startsWith('-');
  const { data: budget } = useQuery({ ...budgetQuery(projectId), enabled: mayCost });
  const { data: moves } = useQuery({ ...reserveMovesQuery(projectId), enabled: mayCost });
  const create = useCreation(createReserveMove, refreshAfter.budgetChange);
  const amount =
    budget && moves
      ? reserveDraw(change, agreement, { reserve: budget.totals.reserve, moves })
      : null;
  const draw = async () => {
    if (amount === null) return;
    await create.mutateAsync({
      projectId,
      amount: `-${amount}`,
      planLineId: agreement.planLineId,
      changeOrderId: change.id,
      reason: change.title,
    });
    toast('Drawn from the reserve', {
      description: `${formatMoney(amount, currency)} for ${change.title}`,
    });
  };
  return { amount, draw, isPending: create.isPending, error: create.error };
}
