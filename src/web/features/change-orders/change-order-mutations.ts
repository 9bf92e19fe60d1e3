import type { ChangeDecision, ChangeOrder } from '#shared/change-order.ts';
import { useBudgetChange } from '../../lib/budget-change.ts';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { createChangeOrder, decideChangeOrder, updateChangeOrder } from './change-order-api.ts';

/** Asks to take an accepted change back. */
export function useReverseChange() {
  return useCreation(
    ({ id, agreementId, title }: ChangeOrder & { agreementId: number }, key) =>
      // The server writes the exact opposite.
      createChangeOrder(
        {
          agreementId,
          reversesId: id,
          title: `Take back: ${title}`.slice(0, 200),
          amountDelta: '0',
        },
        key,
      ),
    refreshAfter.contractChange,
  );
}

export const useDecideChange = () =>
  useBudgetChange(({ id, decision }: { id: number; decision: ChangeDecision }) =>
    decideChangeOrder(id, decision),
  );

export const useWithdrawChange = () =>
  useBudgetChange(({ id, version }: ChangeOrder) =>
    updateChangeOrder(id, { status: 'withdrawn', version }),
  );
