import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plainAmount } from '#shared/amount-input.ts';
import type { Bill } from '#shared/bill.ts';
import type { BillCheck } from '#shared/bill-check.ts';
import { toCalendarDate } from '#shared/dates.ts';
import { fromCents, toCents } from '#shared/money.ts';
import { billChecksQuery } from './bill-check-queries.ts';

export interface BillChecksState {
  /** Undefined while they load, and if they cannot be loaded. */
  checks: BillCheck[] | undefined;
  hasFailed: boolean;
  isFetching: boolean;
  retry: () => void;
  /** Looks again, at what was typed. */
  lookAt: (typedAmount: string) => void;
  hasWarnings: boolean;
}

/** The checks of a payment. They inform, so paying never waits for them. */
export function useBillChecks(bill: Bill, isHoldback: boolean): BillChecksState {
  const [amount, setAmount] = useState(isHoldback ? bill.heldLeft : bill.due);
  const today = toCalendarDate(new Date());
  const query = useQuery(billChecksQuery(bill.id, { amount, isHoldback, today }));
  return {
    checks: query.data,
    hasFailed: query.isError,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    lookAt: (typedAmount) => {
      const cents = toCents(plainAmount(typedAmount));
      if (cents !== null && cents > 0n) setAmount(fromCents(cents));
    },
    hasWarnings: query.data?.some(({ state }) => state === 'warn') ?? false,
  };
}
