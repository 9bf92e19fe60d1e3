import type { Agreement } from '#shared/agreement.ts';
import type { Bill } from '#shared/bill.ts';
import type { ChangeOrder } from '#shared/change-order.ts';
import { sumByCurrency } from '#shared/currency-sums.ts';
import type { CurrencyTotal } from '#shared/money.ts';
import { leftToPay } from '../agreements/left-to-pay.ts';

/** What was agreed with a contractor, how that changed, and what they billed for it. */
export interface ContractorLedger {
  agreements: Agreement[];
  bills: Bill[];
  changes: ChangeOrder[];
}

/** By currency, because a contractor may work for projects of several. */
export interface LedgerTotals {
  /** The amounts of all agreements that are not void, with their accepted changes. */
  agreed: CurrencyTotal[];
  /** Payments that count toward an agreement. */
  paidOnAgreements: CurrencyTotal[];
  /** What is still to be paid, billed or not. */
  left: CurrencyTotal[];
}

export function ledgerTotals(
  { agreements, bills }: Pick<ContractorLedger, 'agreements' | 'bills'>,
  currencyOf: (projectId: number) => string,
): LedgerTotals {
  const sum = (of: readonly Agreement[], amountOf: (agreement: Agreement) => string) =>
    sumByCurrency(
      of.map((agreement) => ({
        currency: currencyOf(agreement.projectId),
        amount: amountOf(agreement),
      })),
    );
  return {
    agreed: sum(
      agreements.filter(({ status }) => status !== 'void'),
      ({ total }) => total,
    ),
    paidOnAgreements: sum(agreements, ({ paid }) => paid),
    left: sum(agreements, (agreement) => leftToPay(agreement, bills)),
  };
}

const statusOrder = { open: 0, closed: 1, void: 2 };

/** Those that something is still to be done for come first. */
export function inOrder(agreements: readonly Agreement[]): Agreement[] {
  return agreements.toSorted((a, b) => statusOrder[a.status] - statusOrder[b.status]);
}
