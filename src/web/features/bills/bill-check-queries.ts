import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type BillCheck, billCheckSchema } from '#shared/bill-check.ts';
import { requestJson } from '../../lib/api-client.ts';
import { stringifyPlainSearch } from '../../lib/plain-search.ts';

interface AskedPayment {
  amount: string;
  isHoldback: boolean;
  today: string;
}

function fetchBillChecks(
  billId: number,
  { amount, isHoldback, today }: AskedPayment,
  signal: AbortSignal,
): Promise<BillCheck[]> {
  const search = stringifyPlainSearch({ amount, isHoldback: String(isHoldback), today });
  return requestJson(z.array(billCheckSchema), 'GET', `/api/bills/${billId}/checks${search}`, {
    signal,
  });
}

/** Whether it is wise to pay this now. The last answer stays while another amount is looked at. */
export function billChecksQuery(billId: number, payment: AskedPayment) {
  return queryOptions({
    // Not one of the bills: a saved payment waits for what it changes, and not for these.
    queryKey: ['bill-checks', billId, payment],
    queryFn: ({ signal }) => fetchBillChecks(billId, payment, signal),
    placeholderData: keepPreviousData,
    // Each opened form looks again.
    gcTime: 0,
  });
}
