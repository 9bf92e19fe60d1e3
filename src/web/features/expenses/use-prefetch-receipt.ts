import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Expense } from '#shared/expense.ts';
import { isReceiptKey } from '#shared/receipt.ts';
import { PREFETCH_DELAY_MS } from '../../config/timings.ts';
import { signedLinkQuery } from '../receipts/receipt-queries.ts';
import { receiptOf } from './expense-receipt.ts';

/**
 * A list has everything about an expense except the link to its receipt. It loads when the pointer
 * rests on a row, so that the details open complete.
 */
export function usePrefetchReceipt() {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useCallback(
    (expense: Expense) => ({
      onPointerEnter: () => {
        const receipt = receiptOf(expense);
        if (!receipt || !isReceiptKey(receipt)) return;
        timer.current = setTimeout(
          () => void queryClient.prefetchQuery(signedLinkQuery(receipt)),
          PREFETCH_DELAY_MS,
        );
      },
      onPointerLeave: () => clearTimeout(timer.current),
    }),
    [queryClient],
  );
}
