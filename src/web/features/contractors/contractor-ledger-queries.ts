import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchAgreements } from '../agreements/agreement-api.ts';
import { fetchBills } from '../bills/bill-api.ts';
import { fetchChangeOrders } from '../change-orders/change-order-api.ts';
import { fetchExpenses } from '../expenses/expense-api.ts';
import type { ContractorLedger } from './contractor-ledger.ts';

const SHOWN_PAYMENTS = 5;

/**
 * One cache entry for agreements, bills and changes, so that the page never mixes figures from different
 * moments. Null for all projects.
 */
export function contractorLedgerQuery(contractorId: number, projectId: number | null) {
  return queryOptions({
    queryKey: [...queryKeys.agreements, 'of-contractor', contractorId, projectId],
    queryFn: async ({ signal }): Promise<ContractorLedger> => {
      const [all, bills, changes] = await Promise.all([
        fetchAgreements(projectId, signal, contractorId),
        fetchBills(projectId, signal),
        fetchChangeOrders(projectId, signal),
      ]);
      const agreements = all.filter((agreement) => agreement.contractorId === contractorId);
      const ids = new Set(agreements.map(({ id }) => id));
      return {
        agreements,
        bills: bills.filter(({ agreementId }) => agreementId !== null && ids.has(agreementId)),
        changes: changes.filter(({ agreementId }) => agreementId !== null && ids.has(agreementId)),
      };
    },
  });
}

/** What was paid to them, with the latest few. */
export function contractorPaymentsQuery(contractorId: number, projectId: number | null) {
  return queryOptions({
    queryKey: [...queryKeys.expenses, 'of-contractor', contractorId, projectId],
    queryFn: ({ signal }) =>
      fetchExpenses(
        {
          ...(projectId !== null && { projectId }),
          contractorId,
          pageSize: SHOWN_PAYMENTS,
          thumbnails: false,
        },
        signal,
      ),
  });
}
